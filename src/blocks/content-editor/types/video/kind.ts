import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import { asTyped } from '../../../../../openapi/typed';
import type { BlockKind } from '../../block-kind';
import { noPicture, readPicture, sendPicture } from '../../block-pictures';
import { editorText } from '../../text';
import { videoBlockText } from './text';

const rule = limits.VideoPartInput;

export const videoKind: BlockKind<typeof PartType.video> = {
  icon: 'video',
  form: ['url', 'text', 'picture', 'alt', 'autoPlay'],
  text: { label: videoBlockText.videoText, rule: rule.textContent },
  url: { label: editorText.url, rule: rule.url, help: videoBlockText.videoHelp },
  picture: { label: videoBlockText.poster, isRequired: false },
  empty: () => ({ text: '', url: '', autoPlay: false, ...noPicture }),
  read: (part) => ({
    text: part.textContent,
    url: part.url,
    autoPlay: part.autoPlay,
    ...readPicture(part),
  }),
  send: (block) => ({
    partType: PartType.video,
    textContent: block.text,
    url: asTyped(rule.url.typed, block.url),
    autoPlay: block.autoPlay,
    ...sendPicture(block),
  }),
  summary: ({ text, alt, url }) => text || alt || url,
};
