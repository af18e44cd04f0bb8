import type { Config } from '../config/config';
import { Done, type Handlers } from '../calls/operations';
import type { Db } from '../db/client';
import type { PreviewKind } from '../db/stored-values';
import type { Tx } from '../db/transaction';
import type { components } from '../../openapi/generated/types';
import * as service from './preview-links';
import { serverText } from '../contract/text';

/** What a handler of any of the kinds reads of its call. */
interface LinkCall {
  db: Db;
  query: { recordId: number };
  params: { id: number };
  body: components['schemas']['PreviewLinkCreate'];
  write: (change: (tx: Tx) => Promise<void>) => Promise<void>;
  create: (change: (tx: Tx, caller: { name: string }) => Promise<{ id: number }>) => Promise<{ id: number }>;
}

/**
 * Links by which a draft is seen without signing in (decisions/012-preview): the same three calls for each kind, under
 * its own claim.
 */
export function previewLinkHandlers({ publicOrigin = '' }: Pick<Config, 'publicOrigin'>) {
  const list =
    (kind: PreviewKind) =>
    ({ db, query: { recordId } }: Pick<LinkCall, 'db' | 'query'>) =>
      service.listLinks(db, { kind, recordId }, publicOrigin);
  const create =
    (kind: PreviewKind) =>
    async ({ db, body: { recordId, ...link }, create: add }: Pick<LinkCall, 'db' | 'body' | 'create'>) => {
      // What is kept for a repeat of the call holds no address.
      const { id } = await add((tx, { name }) => service.createLink(tx, { kind, recordId }, link, name));
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
  } satisfies Partial<Handlers>;
}
