import {
  array,
  type GenericSchema,
  getDotPath,
  type InferOutput,
  optional,
  pipe,
  record,
  regex,
  safeParse,
  strictObject,
  string,
  trim,
  nonEmpty,
} from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { AdRuleKind, AdSeverity } from '../../../../openapi/generated/enums';
import { limits } from '../../../../openapi/generated/limits';
import type { AdRule } from '../ready-rules';
import { phrasesOf } from '../phrases';

const shared = 'shared.yaml';
const text = pipe(string(), trim(), nonEmpty('is empty'));
const words = array(text);
const lists = optional(record(string(), words), {});
const kindFile = strictObject({
  lists,
  rules: array(
    strictObject({
      id: pipe(string(), regex(new RegExp(limits.AdRule.id.pattern))),
      reason: text,
      source: text,
      phrases: optional(words, []),
      exceptions: optional(words, []),
      contexts: optional(words, []),
    }),
  ),
});
const sharedFile = strictObject({
  checkedOn: pipe(string(), regex(/^\d{4}-\d\d-\d\d$/)),
  sources: record(string(), text),
  order: words,
  lists,
});

type Path = readonly (string | number)[];
/** The error of a fault at this place of a file. */
type FaultAt = (path: Path, message: string) => Error;

function read<T extends GenericSchema>(name: string, source: string, schema: T) {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const fault = (offset: number, message: string) =>
    new Error(`${name}, line ${lines.linePos(offset).line}: ${message}`);
  const faultAt: FaultAt = (path, message) => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return fault(node.range[0], message);
    return path.length > 0 ? faultAt(path.slice(0, -1), message) : fault(0, message);
  };
  const [error] = document.errors;
  if (error) throw fault(error.pos[0], error.message);
  const { success, output, issues } = safeParse(schema, document.toJS());
  if (success) return { content: output, faultAt };
  const path = (getDotPath(issues[0]) ?? '').split('.');
  throw faultAt(path, `${path.join('.')}: ${issues[0].message}`);
}

/** The words of one file, with those of the lists that a line names, as in `<否認>、<疑問>`. */
function expander(faultAt: FaultAt, own: InferOutput<typeof lists>, others: ReadonlyMap<string, string[]>) {
  const expanded = (lines: readonly string[], path: Path): string[] =>
    lines.flatMap((line, place) => {
      const at = [...path, place];
      const names = /^<.*>$/.test(line) ? line.slice(1, -1).split('>、<') : [];
      if (names.length === 0 && phrasesOf(line).length === 0) throw faultAt(at, `${line} has only signs`);
      if (names.length === 0) return [line];
      return names.flatMap((name) => {
        const list = own[name] ? expanded(own[name], ['lists', name]) : others.get(name);
        if (!list) throw faultAt(at, `there is no list ${name}`);
        return list;
      });
    });
  return expanded;
}

/** The rules of these files: `shared.yaml` and one named like each kind. A fault throws its file and line. */
export function compiledRules(files: ReadonlyMap<string, string>): AdRule[] {
  const { content: common, faultAt: faultInShared } = read(shared, files.get(shared) ?? '', sharedFile);
  const expanded = expander(faultInShared, common.lists, new Map());
  const sharedLists = new Map(
    Object.entries(common.lists).map(([name, lines]) => [name, expanded(lines, ['lists', name])]),
  );
  const rules = new Map<string, AdRule>();
  for (const [name, source] of files) {
    if (name === shared) continue;
    const { content, faultAt } = read(name, source, kindFile);
    const kind = Object.values(AdRuleKind).find((each) => name === `${each}.yaml`);
    if (!kind) throw faultAt([], `there is no kind of rules with this name`);
    const expandedHere = expander(faultAt, content.lists, sharedLists);
    for (const [place, { id, reason, source: key, ...given }] of content.rules.entries()) {
      const at = (field: string): Path => ['rules', place, field];
      const named = (field: 'phrases' | 'exceptions' | 'contexts') => expandedHere(given[field], at(field));
      const legal = common.sources[key];
      if (legal === undefined) throw faultAt(at('source'), `${shared} has no source ${key}`);
      if (rules.has(id)) throw faultAt(at('id'), `there are two rules ${id}`);
      if (!common.order.includes(id)) throw faultAt(at('id'), `the order in ${shared} lacks ${id}`);
      rules.set(id, {
        phrases: named('phrases'),
        exceptions: named('exceptions'),
        contexts: named('contexts'),
        checkedOn: common.checkedOn,
        isToConfirm: true,
        severity: AdSeverity.advice,
        isOn: true,
        id,
        kind,
        reason,
        source: legal,
      });
    }
  }
  return common.order.map((id, place) => {
    const rule = rules.get(id);
    if (!rule) throw faultInShared(['order', place], `there is no rule ${id}`);
    return rule;
  });
}
