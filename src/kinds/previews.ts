import type { previewKinds } from '../../openapi/generated/kinds';
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

export type PreviewKind = (typeof previewKinds)[number];

/** Calls of preview links (decisions/012-preview). */
interface PreviewPart {
  list: typeof listNewsPreviewLinks;
  create: typeof createNewsPreviewLink;
  remove: typeof deleteNewsPreviewLink;
}

/** The preview links of each kind that has them. */
export const previews: Readonly<Record<PreviewKind, PreviewPart>> = {
  case: {
    list: listCasePreviewLinks,
    create: createCasePreviewLink,
    remove: deleteCasePreviewLink,
  },
  article: {
    list: listArticlePreviewLinks,
    create: createArticlePreviewLink,
    remove: deleteArticlePreviewLink,
  },
  news: {
    list: listNewsPreviewLinks,
    create: createNewsPreviewLink,
    remove: deleteNewsPreviewLink,
  },
  theme: {
    list: listThemePreviewLinks,
    create: createThemePreviewLink,
    remove: deleteThemePreviewLink,
  },
};
