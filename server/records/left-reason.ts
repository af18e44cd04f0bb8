import { ServiceError } from '../base/contract/errors';
import { serverText } from '../base/contract/text';

/** Why a record stays as it is in an act over many: the message of its refusal. Throws any other error. */
export function leftReason(error: unknown, labels: Readonly<Record<string, string>> = {}): string {
  if (!(error instanceof ServiceError) || error.status >= 500) throw error;
  if (error.status === 404) return serverText.goneMeanwhile;
  if (error.status === 409) return serverText.savedMeanwhile;
  const [[field, [message]] = ['', []]] = Object.entries(error.errors ?? {});
  if (!message) return error.message;
  const block = /^webParts\[(\d+)\]/.exec(field)?.[1];
  const label = block === undefined ? labels[field] : serverText.numberedBlock(Number(block) + 1);
  return label === undefined ? message : `${label}：${message}`;
}
