import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Test titles of a file as written, with placeholders `%s`, `$name` and `${…}`. For titles made by a model, that of
 * their group.
 */
export function testTitles(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node, group: string | null): void => {
    let inner = group;
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      if (first && /\bdescribe$/.test(node.expression.getText())) inner = written(first);
      const title =
        first && isTest(node.expression) && !ts.isArrayLiteralExpression(first)
          ? (written(first) ?? group)
          : null;
      if (title !== null) titles.push(title);
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, null);
  return titles;
}

function written(title: ts.Expression): string | null {
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : null;
}

/** True for `test` and `it`, also with a table or modifier; not for `describe`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  if (ts.isPropertyAccessExpression(callee)) {
    return ['each', 'for', 'runIf', 'skipIf'].includes(callee.name.text) && isTest(callee.expression);
  }
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return false;
}

/** True when a title, filled or not, belongs to a test. */
export function isTitleOf(title: string, pattern: string): boolean {
  const parts = pattern
    .split(/\$\{[^}]*\}|%[sdifjo#]|\$\w+/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(title);
}
