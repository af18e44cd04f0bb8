import { Done, type Handlers } from '../../access/calls/operations';
import * as service from './media';
import { getFocus, saveFocus } from './media-focus';
import { changeTags, renameTag, suggestedTags } from './media-tags';
import { replaceMedia } from './media-replace';
import { serverText } from '../../base/contract/text';

/** The library of pictures (decisions/022-picture-library). */
export const mediaHandlers = {
  listMedia: ({ db, query, account }) => service.listMedia(db, query, account),
  getMedia: ({ db, params, account }) => service.getMedia(db, params.id, account),
  createMedia: async ({ body, create }) => {
    const picture = await service.checkMedia(body);
    return create((tx) => service.addMedia(tx, picture, body.altText));
  },
  updateMedia: async ({ body, write }) =>
    new Done(await write((tx, { name }) => service.saveMedia(tx, body, name)), serverText.saved),
  replaceMedia: async ({ body: { file, ...saved }, write }) => {
    const picture = await service.checkMedia({ file });
    return new Done(await write((tx, caller) => replaceMedia(tx, saved, picture, caller)), serverText.saved);
  },
  getMediaFocus: ({ db, query }) => getFocus(db, query.filePath),
  updateMediaFocus: async ({ body, write }) =>
    new Done(await write((tx, { name }) => saveFocus(tx, body, name)), serverText.saved),
  updateMediaTags: async ({ body, write }) =>
    new Done(await write((tx, { name }) => changeTags(tx, body, name)), serverText.saved),
  renameMediaTag: async ({ body, write }) =>
    new Done(await write((tx, { name }) => renameTag(tx, body, name)), serverText.saved),
  listSuggestedMediaTags: ({ db, query, account }) =>
    suggestedTags(db, query.ids.split(',').map(Number), account),
  deleteMedia: async ({ params, write }) => {
    await write((tx, { name }) => service.deleteMedia(tx, params.id, name));
    return new Done(null, serverText.deleted);
  },
} satisfies Partial<Handlers>;
