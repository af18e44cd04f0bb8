import type { previewKinds } from '../../../openapi/generated/kinds';
import {
  createArticlePreviewLink,
  createCasePreviewLink,
  createNewsPreviewLink,
  createReleasePreviewLink,
  createThemePreviewLink,
  deleteArticlePreviewLink,
  deleteCasePreviewLink,
  deleteNewsPreviewLink,
  deleteReleasePreviewLink,
  deleteThemePreviewLink,
  listArticlePreviewLinks,
  listCasePreviewLinks,
  listNewsPreviewLinks,
  listReleasePreviewLinks,
  listThemePreviewLinks,
} from '../../api/generated/operations';

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
  release: {
    list: listReleasePreviewLinks,
    create: createReleasePreviewLink,
    remove: deleteReleasePreviewLink,
  },
  theme: {
    list: listThemePreviewLinks,
    create: createThemePreviewLink,
    remove: deleteThemePreviewLink,
  },
};
