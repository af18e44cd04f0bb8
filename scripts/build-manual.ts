import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { marked } from 'marked';
import { chromiumArgs, chromiumPath } from './ensure-chromium';

const root = join(import.meta.dirname, '..');
const sources = join(root, 'docs/manual');
const target = join(root, 'server/operation/seed/files/manual');

export interface ManualEntry {
  title: string;
  description: string;
  fileName: string;
  /** SHA-256 of the text and its pictures; shows which PDF is stale. */
  source: string;
}

const picturesOf = (markdown: string) =>
  [...markdown.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path = '']) => path);

/** Documents of the manual, in order. */
export function readManual(): (ManualEntry & { markdown: string })[] {
  return readdirSync(sources)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(sources, file), 'utf8');
      const [, head = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
      const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? '';
      return {
        title: field('title'),
        description: field('description'),
        fileName: `${basename(file, '.md').replace(/^\d+-/, '')}.pdf`,
        source: picturesOf(text)
          .reduce(
            (hash, picture) => hash.update(readFileSync(join(sources, picture))),
            createHash('sha256').update(text),
          )
          .digest('hex'),
        markdown,
      };
    });
}

const style = `
@page { size: A4; margin: 22mm 20mm; }
body { font: 10.5pt/1.75 "PingFang TC","Microsoft JhengHei","Noto Sans TC","Noto Sans CJK TC",sans-serif; color: #23211e; line-break: strict; }
h1 { font-size: 20pt; margin: 0 0 8mm; padding-bottom: 3mm; border-bottom: 1.5pt solid #1f5b4e; }
h2 { font-size: 13pt; margin: 7mm 0 2mm; color: #1f5b4e; break-after: avoid; }
table { width: 100%; border-collapse: collapse; margin: 3mm 0; break-inside: avoid; }
th, td { text-align: left; vertical-align: top; padding: 2mm 3mm; border-bottom: .5pt solid #e6e1d9; }
th { background: #f3efe9; font-weight: 700; }
td:first-child { white-space: nowrap; }
code { font-family: inherit; background: #f3efe9; padding: 0 1mm; }
li { margin: 1mm 0; }
img { display: block; width: 100%; margin: 3mm 0; border: .5pt solid #e6e1d9; border-radius: 2mm; break-inside: avoid; }`;

/**
 * Prints each changed document as PDF into the seed's files, with an index. Others keep their file, as each print
 * differs in some bytes.
 */
async function buildManual(): Promise<void> {
  const index = join(target, 'index.json');
  const former = JSON.parse(readFileSync(index, 'utf8')) as ManualEntry[];
  const entries = readManual();
  for (const file of readdirSync(target)) {
    if (!entries.some(({ fileName }) => fileName === file)) rmSync(join(target, file));
  }
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  const page = await browser.newPage();
  for (const { markdown, title, fileName, source } of entries) {
    if (former.some((entry) => entry.fileName === fileName && entry.source === source)) continue;
    await page.setContent(
      `<!doctype html><html lang="zh-Hant-TW"><title>${title}</title><style>${style}</style>${withPictures(await marked(markdown))}`,
    );
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      tagged: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate:
        '<div style="width:100%;font-size:8px;text-align:center;color:#6b655d"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
    });
    writeFileSync(join(target, fileName), pdf);
  }
  await browser.close();
  const written = entries.map(({ title, description, fileName, source }) => ({
    title,
    description,
    fileName,
    source,
  }));
  writeFileSync(index, `${JSON.stringify(written, null, 2)}\n`);
}

/** The page has no base address, so pictures are inlined. */
function withPictures(html: string): string {
  return html.replaceAll(
    /<img src="([^"]+)"/g,
    (_, path: string) =>
      `<img src="data:image/png;base64,${readFileSync(join(sources, path)).toString('base64')}"`,
  );
}

if (process.argv[1] === import.meta.filename) await buildManual();
