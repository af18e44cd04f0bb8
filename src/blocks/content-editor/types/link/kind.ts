import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import { asTyped } from '../../../../../openapi/typed';
import type { BlockKind } from '../../block-kind';
import { editorText } from '../../text';
import { linkBlockText } from './text';

const rule = limits.LinkPartInput;

export const linkKind: BlockKind<typeof PartType.link> = {
  icon: 'link',
  canShowCase: true,
  form: ['text', 'url', 'urlTarget'],
  text: { label: linkBlockText.linkText, rule: rule.textContent },
  url: { label: editorText.url, rule: rule.url, help: linkBlockText.urlHelp },
  empty: () => ({ text: '', url: '', urlTarget: '_self' }),
  read: ({ textContent, url, urlTarget }) => ({ text: textContent, url, urlTarget }),
  send: ({ text, url, urlTarget }) => ({
    partType: PartType.link,
    textContent: text,
    url: asTyped(rule.url.typed, url),
    urlTarget,
  }),
  summary: ({ text, url }) => text || url,
};
