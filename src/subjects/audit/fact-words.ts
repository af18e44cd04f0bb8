import { ProjectFactName } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { factSourceWords, projectFactNameWords } from '../../../openapi/generated/words';
import { auditText } from './text';

type Fact = components['schemas']['ProjectFact'];

/** Facts of a project, one per row. */
export function factRows(before: unknown, after: unknown) {
  const [old, now] = [factsOf(before), factsOf(after)];
  return Object.values(ProjectFactName)
    .filter((name) => old.has(name) || now.has(name))
    .map((name) => {
      const [was, is] = [said(old.get(name)), said(now.get(name))];
      return {
        key: `projectFacts ${name}`,
        label: auditText.factOf(projectFactNameWords[name]),
        before: was,
        after: is,
        isChanged: was !== is,
      };
    });
}

function factsOf(value: unknown): Map<ProjectFactName, Fact> {
  const facts: Fact[] = Array.isArray(value) ? value : [];
  return new Map(facts.map((fact) => [fact.name, fact]));
}

const said = (fact: Fact | undefined) =>
  fact
    ? [
        fact.value,
        fact.source && factSourceWords[fact.source],
        fact.documentNumber,
        fact.documentDate?.replaceAll('-', '/'),
        fact.isPrinted && auditText.printed,
      ]
        .filter(Boolean)
        .join('，')
    : '';
