import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { getAdRules, saveAdRules } from '../../../api/generated/operations';
import { randomId } from '../../../api/random-id';
import { limits } from '../../../../openapi/generated/limits';
import { AddButton } from '../../../records/fields/AddButton';
import { adRulesLabels } from '../../../records/kinds/text';
import { FormPage } from '../../../records/record/FormPage';
import { useRecordForm } from '../../../records/record/use-record-form';
import { usePermission } from '../../../base/session/session';
import { Button } from '../../../ui/Button';
import { TitledCard } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { Note } from '../../../ui/Note';
import { Tag } from '../../../ui/Tag';
import type { AdRule } from './adcheck-loaders';
import { AdRuleFields } from './AdRuleFields';
import { AdTrial } from './AdTrial';
import { isFilled, isSameRule } from './rules';
import { rulesText as text, adText } from './text';

const route = getRouteApi('/_layout/web/ad-rules');

const { maxItems: maxRules } = limits.AdRulesInput.rules;

const schema = v.object({
  rules: v.pipe(
    v.array(v.custom<AdRule>((value) => typeof value === 'object')),
    v.check((rules) => rules.every(isFilled), text.missing),
  ),
});

/** Rules of the advertising check, edited by the company, and a box to test them. */
export function AdRulesPage() {
  const { record } = route.useLoaderData();
  const { canEdit } = usePermission(text.unit);
  const form = useRecordForm({
    schema,
    record,
    values: ({ rules }: typeof record) => ({ rules }),
    load: () => getAdRules(),
    labels: adRulesLabels,
    send: ({ rules }, rowVersion, options) => saveAdRules({ rowVersion, rules: rules.map(tidied) }, options),
  });
  const { id, value: rules, onChange, error } = form.fields.rules;
  const delivered = new Map(record.delivered.map((rule) => [rule.id, rule]));
  const [open, setOpen] = useState<string | null>(null);
  const add = () => {
    const added = newRule();
    onChange([...rules, added]);
    setOpen(added.id);
  };
  return (
    <FormPage editing={form.editing} canSave={canEdit}>
      <div className="grid max-w-200 gap-4">
        <Note>{text.note}</Note>
        <AdTrial />
        <TitledCard
          title={text.rules}
          caption={text.count(rules.length)}
          actions={
            canEdit && (
              <AddButton variant="text" count={rules.length} max={maxRules} unit={text.measure} onClick={add}>
                {text.add}
              </AddButton>
            )
          }
        >
          <Field id={id} label={text.rules} group hideLabel error={error}>
            <ul className="divide-y divide-line">
              {rules.map((rule) => (
                <Rule
                  key={rule.id}
                  rule={rule}
                  delivered={delivered.get(rule.id)}
                  isOpen={open === rule.id}
                  canEdit={canEdit}
                  onOpen={() => setOpen(open === rule.id ? null : rule.id)}
                  onChange={(next) => onChange(rules.map((each) => (each.id === rule.id ? next : each)))}
                  onRemove={() => onChange(rules.filter((each) => each.id !== rule.id))}
                />
              ))}
            </ul>
          </Field>
        </TitledCard>
      </div>
    </FormPage>
  );
}

const tidied = (rule: AdRule): AdRule => {
  const lines = (words: readonly string[]) => words.map((each) => each.trim()).filter(Boolean);
  return {
    ...rule,
    phrases: lines(rule.phrases),
    exceptions: lines(rule.exceptions),
    contexts: lines(rule.contexts),
    reason: rule.reason.trim(),
    source: rule.source.trim(),
  };
};

const newRule = (): AdRule => ({
  id: `own-${randomId().slice(0, 8)}`,
  kind: 'other',
  phrases: [],
  exceptions: [],
  contexts: [],
  reason: '',
  source: '',
  checkedOn: '',
  isToConfirm: true,
  severity: 'advice',
  isOn: true,
});

interface RuleProps {
  rule: AdRule;
  /** Undefined for a rule of the company. */
  delivered: AdRule | undefined;
  isOpen: boolean;
  canEdit: boolean;
  onOpen: () => void;
  onChange: (rule: AdRule) => void;
  onRemove: () => void;
}

/** A rule, with its form while open. */
function Rule({ rule, delivered, isOpen, canEdit, onOpen, onChange, onRemove }: RuleProps) {
  const name = adText.kinds[rule.kind];
  const isChanged = delivered !== undefined && !isSameRule(rule, delivered);
  return (
    <li className="grid gap-3 py-3">
      <div className="-mb-2 flex flex-wrap items-center gap-2">
        <b>{name}</b>
        {!rule.isOn && <Tag>{text.off}</Tag>}
        {rule.severity === 'required' && <Tag tone="warning">{adText.severities.required}</Tag>}
        {isChanged && <Tag tone="accent">{text.changed}</Tag>}
        {!delivered && <Tag tone="accent">{text.own}</Tag>}
        {rule.isToConfirm && <span className="text-caption text-ink-soft">{text.toConfirm}</span>}
        <span className="ml-auto text-caption text-ink-soft">{text.phraseCount(rule.phrases.length)}</span>
        <Button
          size="sm"
          variant="text"
          aria-expanded={isOpen}
          aria-label={text.open(name, rule.phrases)}
          onClick={onOpen}
        >
          {isOpen ? text.closeShort : text.editShort}
        </Button>
      </div>
      <p className="text-table text-ink-soft">
        {/* Tells rules of the same kind apart. */}
        <span className="line-clamp-1 text-ink">{text.phraseBegin(rule.phrases)}</span>
        {rule.reason}
        <span className="block text-caption">{rule.source}</span>
      </p>
      {isOpen && (
        <div className="grid animate-appear gap-3 rounded-control bg-sunken p-4">
          <AdRuleFields rule={rule} isOwn={!delivered} disabled={!canEdit} onChange={onChange} />
          {canEdit && (
            <div className="flex flex-wrap gap-2">
              {isChanged && (
                <Button size="sm" icon="undo" onClick={() => onChange(delivered)}>
                  {text.reset}
                </Button>
              )}
              {!delivered && (
                <Button size="sm" icon="trash" onClick={onRemove}>
                  {text.remove}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </li>
  );
}
