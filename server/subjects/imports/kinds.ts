import { caseImport } from './case-import';
import { contactImport } from './contact-import';
import type { ImportKind, ImportKindName } from './import-kind';
import { articleImport, newsImport } from './publication-imports';

export const importKinds: Readonly<Record<ImportKindName, ImportKind>> = {
  contact: contactImport,
  case: caseImport,
  article: articleImport,
  news: newsImport,
};
