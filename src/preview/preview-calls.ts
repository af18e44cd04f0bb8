import type { ClaimUnit } from '../../openapi/generated/claims';
import {
  createArticlePreviewLink,
  createCasePreviewLink,
  createNewsPreviewLink,
  createThemePreviewLink,
  deleteArticlePreviewLink,
  deleteCasePreviewLink,
  deleteNewsPreviewLink,
  deleteThemePreviewLink,
  listArticlePreviewLinks,
  listCasePreviewLinks,
  listNewsPreviewLinks,
  listThemePreviewLinks,
} from '../api/generated/operations';
import type { components } from '../../openapi/generated/types';

export type PreviewLink = components['schemas']['PreviewLink'];

/** The calls of each kind of draft, and the unit whose Edit they ask for. */
export const previewCalls = {
  theme: {
    unit: 'Permissions.Cases.OnePage',
    list: listThemePreviewLinks,
    create: createThemePreviewLink,
    remove: deleteThemePreviewLink,
  },
  case: {
    unit: 'Permissions.Cases',
    list: listCasePreviewLinks,
    create: createCasePreviewLink,
    remove: deleteCasePreviewLink,
  },
  article: {
    unit: 'Permissions.Articles',
    list: listArticlePreviewLinks,
    create: createArticlePreviewLink,
    remove: deleteArticlePreviewLink,
  },
  news: {
    unit: 'Permissions.News',
    list: listNewsPreviewLinks,
    create: createNewsPreviewLink,
    remove: deleteNewsPreviewLink,
  },
} as const satisfies Record<string, { unit: ClaimUnit } & Record<'list' | 'create' | 'remove', unknown>>;

export type PreviewKind = keyof typeof previewCalls;

/** One draft, and how it is called where its links are made. */
export interface LinkedDraft {
  kind: PreviewKind;
  recordId: number;
  about: string;
}
