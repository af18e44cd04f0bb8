import { ReplyPlaceholder } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { replyPlaceholderWords } from '../../../openapi/generated/words';
import type { FieldErrors } from '../../base/contract/errors';
import { contactText } from './text';

type ReplyTemplate = components['schemas']['ReplyTemplate'];
/** Values by placeholder; an empty one is not filled in. */
export type ReplyValues = Readonly<Record<ReplyPlaceholder, string>>;

const text = contactText.reply;
const inBraces = /\{([^{}\n]{1,20})\}/g;
const placeholderOf = (word: string) =>
  Object.values(ReplyPlaceholder).find((each) => replyPlaceholderWords[each] === word);

/** Text with the values of its placeholders; those without a value stay. */
export const fillPlaceholders = (template: string, values: ReplyValues): string =>
  template.replaceAll(inBraces, (braces, word: string) => {
    const placeholder = placeholderOf(word);
    return (placeholder && values[placeholder]) || braces;
  });

/** Known placeholders that a text shows. */
export const placeholdersIn = (template: string): ReplyPlaceholder[] =>
  Array.from(template.matchAll(inBraces), ([, word = '']) => placeholderOf(word)).filter(
    (each) => each !== undefined,
  );

/** First words in braces that are no placeholder; undefined without any. */
export const unknownWord = (template: string): string | undefined =>
  Array.from(template.matchAll(inBraces), ([, word = '']) => word).find((word) => !placeholderOf(word));

/** Templates in the settings for mails; the built-in ones until an administrator saves others. */
export function templatesIn({ value }: { value: unknown }): readonly ReplyTemplate[] {
  const { replyTemplates } = (value ?? {}) as { replyTemplates?: ReplyTemplate[] };
  return replyTemplates ?? text.templates;
}

/** Messages for templates with a repeated name, or with words in braces that are no placeholder. */
export function templateErrors(templates: readonly ReplyTemplate[]): FieldErrors {
  const errors: FieldErrors = {};
  templates.forEach((template, index) => {
    const at = `replyTemplates[${index}]`;
    if (templates.findIndex(({ name }) => name === template.name) < index) {
      errors[`${at}.name`] = [text.nameTwice(template.name)];
    }
    for (const field of ['subject', 'body'] as const) {
      const word = unknownWord(template[field]);
      if (word !== undefined) errors[`${at}.${field}`] = [text.unknown(word)];
    }
  });
  return errors;
}

/** Templates as text for the audit trail. */
export const templatesInWords = (templates: readonly ReplyTemplate[]): string =>
  templates.map(({ name, subject, body }) => `【${name}】${subject}\n${body}`).join('\n\n');
