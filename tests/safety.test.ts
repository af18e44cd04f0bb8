import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import config from '../tailwind.config';
import { rowActionsClass } from '../src/ui/row-class';

const sources = ['src', 'server', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);
const styleSheets = readdirSync('src/ui/styles').map((file) => `src/ui/styles/${file}`);
const isGenerated = (file: string) => file.includes('/generated/') || file.endsWith('.gen.ts');

it('no service that a route calls for a change starts its own transaction', () => {
  const own = [
    // Sign-in and password links have no token.
    'server/access/identity/sign-in.ts',
    'server/access/identity/token-families.ts',
    'server/access/identity/platform.ts',
    'server/access/identity/password-links.ts',
    'server/access/identity/second-factor.ts',
    'server/access/identity/passkey-sign-in.ts',
    'server/access/identity/company.ts',
    // At the start.
    'server/access/identity/new-claims.ts',
    // A refused sign-in has no transaction.
    'server/base/audit/audit.ts',
    // Needs the lock on accounts, which the call that exceeded the limit does not hold.
    'server/subjects/privacy/stop-account.ts',
    // Jobs.
    'server/subjects/kinds/trash.ts',
    'server/website/proof/heads.ts',
    'server/base/files/unnamed-files.ts',
    'server/base/files/objects.ts',
    // A command.
    'server/base/files/move-files.ts',
    // Searches only read.
    'server/access/calls/searching.ts',
  ];
  const found = sources
    .filter(
      (file) =>
        /^server\/(?!(?:base\/db|operation\/(?:cli|seed|backup)|access\/plugins)\/|[^/]*$)/.test(file) &&
        !file.endsWith('-job.ts'),
    )
    .filter((file) => /\.transaction\(|\binTransaction\(/.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual([...own, 'server/access/identity/writes.ts'].toSorted());
});

it('no two paths differ only in case, because some systems treat them as one', () => {
  const names = ['src', 'server', 'scripts', 'tests', 'docs', 'openapi'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      `${folder}/${file}`.toLowerCase(),
    ),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('Chinese is only in text files and data', () => {
  const han = /\p{Script=Han}/u;
  const wrong = sources
    .filter((file) => !isGenerated(file) && !/(^|\/)text\.ts$|-(text|data)\.ts$/.test(file))
    .filter((file) =>
      han.test(
        readFileSync(file, 'utf8')
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .replace(/^\s*\/\/.*$|(?<=[;,{)] )\/\/.*$/gm, ''),
      ),
    );
  expect(wrong).toEqual([]);
});

it('there are at most two casts in 1,000 lines, not counting `as const`', () => {
  const own = sources.filter((file) => !isGenerated(file));
  let lines = 0;
  const casts: string[] = [];
  for (const file of own) {
    const text = readFileSync(file, 'utf8');
    lines += text.split('\n').length;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isAsExpression(node) && node.type.getText() !== 'const') {
        casts.push(`${file}: ${node.getText()}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  expect(casts.slice(Math.floor((lines / 1000) * 2))).toEqual([]);
}, 60_000);

it('no full-width space is plain text between tags, where the build drops it at the end of a line', () => {
  const other = /[^\S \r\n]/;
  const wrong: string[] = [];
  for (const file of sources.filter((each) => each.endsWith('.tsx'))) {
    const text = readFileSync(file, 'utf8');
    if (!other.test(text)) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isJsxText(node) && other.test(node.text)) {
        wrong.push(`${file}:${source.getLineAndCharacterOfPosition(node.end).line + 1}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  expect(wrong).toEqual([]);
});

it('class names and style sheets use tokens and the spacing scale, not pixels', () => {
  const app = sources.filter((file) => file.startsWith('src/') && !file.startsWith('src/drawing/'));
  // Lines of one or two pixels and corrections by half a pixel are permitted.
  const inClassName = /-\[[^\]\s]*(?<![\d.])(?:[3-9]|\d{2,})px/;
  const inStyleSheet = /(?<![\d.])(?:[3-9]|\d{2,})px/;
  const wrong = [
    ...app.filter((file) => inClassName.test(readFileSync(file, 'utf8'))),
    ...styleSheets.filter((file) => inStyleSheet.test(readFileSync(file, 'utf8'))),
  ];
  expect(wrong).toEqual([]);
});

it("text and its containers are sized in rem, so that they grow with the browser's font size", () => {
  const { fontSize, screens, extend } = config.theme;
  const sizes = [
    ...Object.values(fontSize).flat(),
    ...Object.values(screens),
    ...Object.values(extend.spacing),
    ...Object.values(extend.gridTemplateColumns),
  ];
  expect(sizes.filter((size) => /\d+px/.test(size))).toEqual([]);
});

it('text has four sizes: 13, 15, 18 and 24 pixels at the usual text size', () => {
  const pixels = Object.values(config.theme.fontSize).map(([size = '']) => Number.parseFloat(size) * 16);
  expect([...new Set(pixels)].toSorted((a, b) => a - b)).toEqual([13, 15, 18, 24]);
});

it('popovers, panels, rows and toasts arrive by one motion of 140 ms, and by none where nobody wants any', () => {
  const { animation } = config.theme;
  const arriving = ['appear', 'rise', 'from-left', 'from-right', 'to-right'] as const;
  expect(arriving.filter((name) => !animation[name].includes(' var(--state)'))).toEqual([]);
  const tokens = readFileSync('tailwind.config.ts', 'utf8');
  expect(tokens.match(/'--state': '\d+ms'/g)).toEqual(["'--state': '140ms'", "'--state': '0ms'"]);
  const places = [
    'src/ui/Popover.tsx',
    'src/ui/FilterPanel.tsx',
    'src/ui/ToastView.tsx',
    'src/ui/styles/tables.css',
    'src/ui/styles/base.css',
    'src/records/record/MoreActions.tsx',
    'src/blocks/content-editor/BlockList.tsx',
    'src/blocks/content-editor/OpenedBlock.tsx',
    'src/subjects/replace/ReplaceRecordRow.tsx',
    'src/subjects/sites/advertising/AdRulesPage.tsx',
  ];
  const moved = new RegExp(`\\banimate-(${arriving.join('|')})\\b`);
  expect(places.filter((file) => !moved.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('secondary buttons of a row are hidden only where something hovers, and not from the focus', () => {
  expect(rowActionsClass.split(' ').filter((name) => name.endsWith('opacity-0'))).toEqual([
    '[@media(hover:hover)]:[:is(tr,li):not(:hover,:focus-within)_&]:opacity-0',
  ]);
  const lists = sources.filter((file) => readFileSync(file, 'utf8').includes('className={rowActionsClass}'));
  expect(lists).toContain('src/records/list/RowActions.tsx');
});

it('style sheets of the app style elements, descendants of a table and states of dragging, but no components', () => {
  const classes = styleSheets.flatMap((file) => {
    const rules = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return rules.match(/\.[a-z][\w-]*(?=[^{};]*\{)/g) ?? [];
  });
  expect([...new Set(classes)].toSorted()).toEqual([
    '.is-flying',
    '.is-lifted',
    '.sortable-copy',
    '.sortable-item',
    '.table',
  ]);
});
