import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);

/** True for options whose name Playwright matches as a part, so that 指標建案 also finds 非指標建案. */
function isPart({ properties }: ts.ObjectLiteralExpression): boolean {
  const of = (key: string) => properties.find(({ name }) => name?.getText() === key);
  const name = of('name');
  const isPattern =
    name && ts.isPropertyAssignment(name) && /^(?:\/|new RegExp\b)/.test(name.initializer.getText());
  return name !== undefined && !isPattern && of('exact') === undefined;
}

it('tests find a control by its exact name, or by a pattern', () => {
  const wrong: string[] = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (!text.includes('getByRole(')) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /\bgetByRole$/.test(node.expression.getText())) {
        const [, options] = node.arguments;
        if (options && ts.isObjectLiteralExpression(options) && isPart(options)) {
          wrong.push(`${file}:${source.getLineAndCharacterOfPosition(options.getStart()).line + 1}`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  expect(wrong).toEqual([]);
}, 60_000);
