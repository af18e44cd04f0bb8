import type { ClaimAction } from '../../../openapi/generated/claims';
import { screenGroups } from '../../layout/menu';
import { invitationText as text } from './text';

const actions = ['View', 'Create', 'Edit', 'Delete'] as const satisfies readonly ClaimAction[];

/** Permissions in words, one line per set of actions: 「檢視、編輯：文章管理、最新消息管理」. */
export function roleWords(claims: readonly string[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { claim, title } of screenGroups.flatMap(({ entries }) => entries)) {
    const may = actions.filter((action) => claims.includes(`${claim}.${action}`));
    if (may.length === 0) continue;
    const key = may.map((action) => text.actions[action]).join(text.join);
    lines.set(key, [...(lines.get(key) ?? []), title]);
  }
  return [...lines].map(([key, titles]) => text.line(key, titles.join(text.join)));
}
