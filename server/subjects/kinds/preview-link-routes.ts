import type { Config } from '../../base/config/config';
import { Done, type Handlers } from '../../access/calls/operations';
import type { Db } from '../../base/db/client';
import type { PreviewKind } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import type { components } from '../../../openapi/generated/types';
import * as service from './preview-links';
import { serverText } from '../../base/contract/text';

/** Arguments of a handler for any kind. */
interface LinkCall {
  db: Db;
  query: { recordId: number };
  params: { id: number };
  body: components['schemas']['PreviewLinkCreate'];
  write: (change: (tx: Tx) => Promise<void>) => Promise<void>;
  create: (change: (tx: Tx, caller: { name: string }) => Promise<{ id: number }>) => Promise<{ id: number }>;
}

/**
 * Links that show a draft without sign-in (decisions/012-preview): the same three calls for each kind, with the kind's
 * claim.
 */
export function previewLinkHandlers({ publicOrigin = '' }: Pick<Config, 'publicOrigin'>) {
  const list =
    (kind: PreviewKind) =>
    ({ db, query: { recordId } }: Pick<LinkCall, 'db' | 'query'>) =>
      service.listLinks(db, { kind, recordId }, publicOrigin);
  const create =
    (kind: PreviewKind) =>
    async ({ db, body: { recordId, ...link }, create: add }: Pick<LinkCall, 'db' | 'body' | 'create'>) => {
      // The answer stored for repeated calls contains no address.
      const { id } = await add(async (tx, { name }) => ({
        id: (await service.createLink(tx, { kind, recordId }, link, name)).id,
      }));
      return new Done(await service.getLink(db, id, publicOrigin), serverText.previewLinkMade);
    };
  const remove =
    (kind: PreviewKind) =>
    async ({ params, write }: Pick<LinkCall, 'params' | 'write'>) => {
      await write((tx) => service.removeLink(tx, kind, params.id));
      return new Done(null, serverText.previewLinkRevoked);
    };
  return {
    listThemePreviewLinks: list('theme'),
    createThemePreviewLink: create('theme'),
    deleteThemePreviewLink: remove('theme'),
    listCasePreviewLinks: list('case'),
    createCasePreviewLink: create('case'),
    deleteCasePreviewLink: remove('case'),
    listArticlePreviewLinks: list('article'),
    createArticlePreviewLink: create('article'),
    deleteArticlePreviewLink: remove('article'),
    listNewsPreviewLinks: list('news'),
    createNewsPreviewLink: create('news'),
    deleteNewsPreviewLink: remove('news'),
    listReleasePreviewLinks: list('release'),
    createReleasePreviewLink: create('release'),
    deleteReleasePreviewLink: remove('release'),
  } satisfies Pick<
    Handlers,
    | `list${Capitalize<PreviewKind>}PreviewLinks`
    | `${'create' | 'delete'}${Capitalize<PreviewKind>}PreviewLink`
  >;
}
