import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Files whose input belongs to an act and is no change of a record. */
const acts = new Set([
  // Chosen columns are stored at once.
  'src/subjects/imports/MappingFields.tsx',
  // A file, an address or a search, sent by the button beside it.
  'src/subjects/imports/ImportListPage.tsx',
  'src/subjects/enquiries/MailCheck.tsx',
  'src/subjects/sites/publish/CodeSearch.tsx',
  'src/subjects/session/ForgotPasswordPage.tsx',
  // A choice or ticks for the button below them.
  'src/subjects/connections/WebhookSide.tsx',
  'src/subjects/enquiries/SameTelCard.tsx',
  'src/subjects/enquiries/SpamTable.tsx',
  'src/subjects/privacy/RehearsalCards.tsx',
  'src/subjects/shared-blocks/SharedUses.tsx',
  'src/subjects/trash/TrashTable.tsx',
]);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

it('input that is saved by a call of its own is reported, so that a save beside it does not seem to include it', () => {
  const typed = /<(?:TextInput|TextArea|Checkbox|Select|DateInput|DateTimeInputs|TimeInput|PasswordInput)\b/;
  const silent = files.filter(
    ({ path, source }) =>
      typed.test(source) &&
      /\buseCall\(/.test(source) &&
      /\buseState\b/.test(source) &&
      // An open dialog covers other saves.
      !/<\w*Dialog\b/.test(source) &&
      !/<LeaveGuard\b|\buseUnsaved\(/.test(source) &&
      !acts.has(path),
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});

it('whatever asks before it is left is reported as unsaved', () => {
  const silent = files.filter(
    ({ source }) => /\buseBlocker\(/.test(source) && !/\buseUnsaved\(/.test(source),
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});
