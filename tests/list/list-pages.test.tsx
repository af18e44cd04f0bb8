import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ListStatus, WholeListStatus } from '../../src/records/list/ListStatus';

/** Names of elements that hold the status region. */
const regions = ['ContentList', 'ListCard', 'ListStatus', 'WholeListStatus'];

/** Screens whose tables are no lists of records. */
const others: Record<string, string> = {
  'cases/CaseFormPage': 'preview of pasted housing units, in a dialog',
  'cases/ProjectFactsPage': 'form with a row for each fact',
  'approvals/ReviewPage': 'comparison of two states of a block',
  'approvals/RulesPage': 'form with a row for each kind',
  'guideline/GuidelinePage': 'printed rules',
  'home/HomePage': 'figures of a chart',
  'privacy/PrintedFormPage': 'printed form',
  'privacy/ErasureProofPage': 'printed proof',
  'privacy/PrivacySettingsPage': 'form with a row for each period',
  'privacy/RequestFormPage': 'places that hold data of one person',
  'roles/RoleFormPage': 'matrix of permissions',
  'sites/figures/FiguresPage': 'figures of a chart',
  'sites/SiteHomePage': 'codes in a dialog, with a status of their own',
};

interface Module {
  path: string;
  source: ts.SourceFile;
}

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const read = { path, source };
  modules.set(path, read);
  return read;
}

/** Components of the same unit that a module imports. */
function imported({ path, source }: Module): Module[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const file = join(dirname(path), `${statement.moduleSpecifier.text}.tsx`).replaceAll('\\', '/');
    return file.startsWith('src/subjects/') && existsSync(file) ? [moduleAt(file)] : [];
  });
}

/** A screen with the components of its unit. */
function screenOf(page: Module): Module[] {
  const found = new Set([page]);
  for (const module of found) for (const next of imported(module)) found.add(next);
  return [...found];
}

/** Elements of a module, each with whether a condition decides if it is mounted. */
function elementsOf({ source }: Module): { name: string; isConditional: boolean }[] {
  const found: { name: string; isConditional: boolean }[] = [];
  const visit = (node: ts.Node, isConditional: boolean): void => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      found.push({ name: node.tagName.getText(), isConditional });
    }
    const isCondition =
      ts.isConditionalExpression(node) ||
      (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken);
    ts.forEachChild(node, (child) => visit(child, isConditional || isCondition));
  };
  visit(source, false);
  return found;
}

const nameOf = ({ path }: Module) => path.replace(/^src\/(subjects\/)?/, '').replace(/\.tsx$/, '');

const screens = readdirSync('src/subjects', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/subjects/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('Page.tsx'))
  .map(moduleAt)
  .filter(
    (page) =>
      nameOf(page).endsWith('ListPage') ||
      screenOf(page).some((module) =>
        elementsOf(module).some(({ name }) =>
          ['table', 'RecordTable', 'Table', 'ListFooter', ...regions].includes(name),
        ),
      ),
  );
/** Lists of records that are no screen of their own. */
const parts = [
  'src/publishing/preview/PreviewLinksDialog.tsx',
  'src/subjects/my-account/SessionsCard.tsx',
  'src/records/record-actions/ContentList.tsx',
].map(moduleAt);
const lists = [...screens.filter((page) => !(nameOf(page) in others)), ...parts];

test('the screens with lists are found', () => {
  expect(lists.length).toBeGreaterThan(20);
  expect(Object.keys(others).filter((name) => !screens.some((page) => nameOf(page) === name))).toEqual([]);
});

test.each(lists.map((page) => [nameOf(page), page] as const))(
  'a list has a status region that stays mounted: %s',
  (_, page) => {
    const found = screenOf(page).flatMap(elementsOf);
    expect(found.filter(({ name, isConditional }) => regions.includes(name) && !isConditional)).not.toEqual(
      [],
    );
  },
);

test('the region is there for rows and for none, and says which', () => {
  const page = { items: [1], totalCount: 1, pageNumber: 1 };
  const said = (...given: Parameters<typeof renderToStaticMarkup>) =>
    /^<span class="sr-only" aria-live="polite">(.*)<\/span>$/.exec(renderToStaticMarkup(...given))?.[1];
  expect(said(<ListStatus page={page} pageSize={10} />)).toBe('總計 1 筆，顯示 1～1 筆，第 1 頁，共 1 頁');
  expect(said(<ListStatus page={{ ...page, items: [] }} pageSize={10} none="沒有這種結果的列" />)).toBe(
    '沒有這種結果的列',
  );
  expect(said(<WholeListStatus count={2} none="尚無匯入紀錄" />)).toBe('總計 2 筆');
  expect(said(<WholeListStatus count={2} total="總計 2 個" none="尚無權杖" />)).toBe('總計 2 個');
  expect(said(<WholeListStatus count={0} total="總計 0 個" none="尚無權杖" />)).toBe('尚無權杖');
});
