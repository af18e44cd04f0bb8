import { and, eq } from 'drizzle-orm';
import { PartType } from '../../../openapi/generated/enums';
import { approvalStateOf } from '../../subjects/approvals/rules/approval-state';
import { saveApprovalRules } from '../../subjects/approvals/rules/rules';
import { wordsOf } from '../../../openapi/block-words';
import { sentenceHash } from '../../subjects/advertising/ready-rules';
import { note } from '../../base/audit/audit';
import { createThread, reply } from '../../subjects/comments/comments';
import { known } from '../../base/contract/known';
import type { Db } from '../../base/db/client';
import { adPutAsides, cases, popups, roles, singletons, siteThemes } from '../../base/db/schema';
import type { StoredPart } from '../../base/db/stored-values';
import { createReview } from '../../subjects/approvals/outside/reviews';
import { findOneOfAKind } from '../../records/one-of-a-kind';
import { addItem, createRelease, updateRelease } from '../../subjects/releases/releases';
import { decide, markSeen } from '../../subjects/approvals/requests/decisions';
import { requestApproval } from '../../subjects/approvals/requests/requests';
import { findSubject } from '../../subjects/approvals/requests/subjects';
import { themeRecords } from '../../subjects/sites/locks';
import { type Deed, deedsIn } from './deeds';
import { onDay } from './moments';
import { seedTraffic } from './traffic';
import { type Entry, type People, peopleOf } from './trail';
import { campaign, confirmedUnits, popupRequests, popupRule, roughDraft } from './work-data';
import type { SecretKeys } from '../../base/secrets/secret-store';

const noLink = () => '';

/** Work in progress: approvals, a release, a draft with comments and a reviewer, an undone import, failed deliveries. */
export async function seedWork(tx: Db, keys: SecretKeys): Promise<Entry[]> {
  const people = await peopleOf(tx);
  const { deed, entries } = deedsIn(tx, people);
  await seedTraffic(tx, deed, keys);
  await seedApprovals(tx, deed);
  await seedRelease(tx, deed);
  await seedDraft(tx, deed, people);
  await confirmUnits(tx, deed);
  return entries;
}

async function seedApprovals(db: Db, deed: Deed): Promise<void> {
  const { role, part, department: ofRole, ...ruled } = popupRule;
  const [approving] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, role));
  const { id: roleId } = known(approving, 'The approving role');
  await deed({ ...ruled, operation: 'saveApprovalRules' }, async (tx, { name }, at) => {
    const { rowVersion } = await findOneOfAKind(tx, 'approvalRules');
    const rules = [{ kind: 'popup' as const, part, roleIds: [roleId] }];
    await saveApprovalRules(tx, { rowVersion, rules, departments: [{ roleId, name: ofRole }] }, name);
    await tx
      .update(singletons)
      .set({ createdOn: at, lastModifiedOn: at })
      .where(eq(singletons.key, 'approvalRules'));
  });
  const kind = 'otherPopup';
  for (const { title, dueInDays, note: words, decided, ...when } of popupRequests) {
    const recordId = await popupOf(db, title);
    const { id } = await deed({ ...when, operation: 'requestApproval' }, async (tx, caller) => {
      const { rowVersion } = await findSubject(tx, kind, recordId);
      const dueOn = onDay(dueInDays, '17:00').toISOString();
      return requestApproval(
        tx,
        { kind, recordId, rowVersion, note: words, dueOn, people: [] },
        caller,
        noLink,
      );
    });
    if (!decided) continue;
    await deed({ ...decided, operation: 'decideApproval' }, async (tx, caller) => {
      const { content } = await findSubject(tx, kind, recordId);
      const { departments } = await approvalStateOf(tx, content);
      const blocks = departments.flatMap((department) =>
        department.blocks.map(({ key, hash }) => ({ key, hash })),
      );
      await markSeen(tx, { id, blocks, isSeen: true }, caller);
      const { decision, note: said, reasons = [] } = decided;
      await decide(tx, { id, decision, note: said, reasons, blocks, attached: [] }, caller, noLink);
    });
  }
}

async function popupOf(db: Db, title: string): Promise<number> {
  const [popup] = await db.select({ id: popups.id }).from(popups).where(eq(popups.title, title));
  return known(popup, 'The popup').id;
}

async function seedRelease(db: Db, deed: Deed): Promise<void> {
  const { name, online, offline, dueInDays, dueAt, ...when } = campaign;
  const [comes, goes] = [await popupOf(db, online), await popupOf(db, offline)];
  const kind = 'otherPopup';
  const { id } = await deed({ ...when, operation: 'createRelease' }, (tx, caller) =>
    createRelease(tx, { name, item: { kind, recordId: comes, action: 'online' } }, caller),
  );
  const { rowVersion } = await deed({ ...when, operation: 'addReleaseItem' }, (tx, caller) =>
    addItem(tx, { id, kind, recordId: goes, action: 'offline' }, caller),
  );
  await deed({ ...when, operation: 'updateRelease' }, (tx, caller) =>
    updateRelease(tx, { id, rowVersion, dueOn: onDay(dueInDays, dueAt).toISOString() }, caller),
  );
}

/** Puts aside what the advertising check says of how units sell, as the sales records show it. */
async function confirmUnits(db: Db, deed: Deed): Promise<void> {
  const { kind, note: said, rules, ...when } = confirmedUnits;
  const drafts = await db
    .select({ caseId: cases.id, title: cases.title, parts: siteThemes.parts })
    .from(siteThemes)
    .innerJoin(cases, eq(cases.id, siteThemes.caseId));
  // A test finds that the check asks for nothing else; the check itself would slow down the first start.
  const found = drafts.flatMap(({ parts, ...of }) =>
    parts
      .filter(({ partType }) => partType === PartType.plans)
      .flatMap(wordsOf)
      .flatMap(({ text }) =>
        rules.filter(({ word }) => text.endsWith(word)).map(({ ruleId }) => ({ ...of, ruleId, text })),
      ),
  );
  await deed({ ...when, operation: 'putAdFindingAside' }, async (tx, { id, name }) => {
    await tx.insert(adPutAsides).values(
      found.map(({ caseId, ruleId, text }) => ({
        caseId,
        ruleId,
        hash: sentenceHash(text),
        kind,
        note: said,
        createdBy: name,
        createdById: id,
      })),
    );
    for (const { caseId: recordId, title, text } of found) {
      const after = { adPutAside: `${text}　${said}` };
      note(tx, { kind: 'site', recordId, title, action: 'update', after });
    }
  });
}

async function seedDraft(db: Db, deed: Deed, people: People): Promise<void> {
  const { code, edit, thread, reply: answer, review } = roughDraft;
  const [found] = await db
    .select({ id: siteThemes.id, parts: siteThemes.parts })
    .from(siteThemes)
    .innerJoin(cases, and(eq(cases.id, siteThemes.caseId), eq(cases.code, code)));
  const { id: themeId, parts } = known(found, 'The draft');
  await deed({ ...edit, operation: 'updateSiteTheme' }, (tx, { name }) =>
    themeRecords.change(tx, themeId, { parts: roughened(parts) }, name),
  );
  const { id: partId } = known(
    parts.find((part) => part.textContent?.startsWith(edit.from)),
    'The text of the draft',
  );
  const { threadId } = await deed({ ...thread, operation: 'createCommentThread' }, (tx, caller) => {
    const mentions = thread.mentions.map((name) => known(people.get(name), 'The account').id);
    return createThread(tx, { themeId, partId, text: thread.text, mentions }, caller, noLink);
  });
  await deed({ ...answer, operation: 'replyToComment' }, (tx, caller) =>
    reply(tx, { themeId, threadId, text: answer.text, mentions: [] }, caller, noLink),
  );
  await deed({ ...review, operation: 'createOutsideReview' }, (tx, caller) => {
    const { name, email, forDays } = review;
    const expiresOn = onDay(forDays, '18:00').toISOString();
    const person = { name, email, expiresOn, mayComment: true, mayApprove: true };
    return createReview(tx, { themeId, ...person }, caller, false);
  });
}

/** Blocks with a forbidden phrase, and a picture without a text for people who do not see it. */
function roughened(parts: readonly StoredPart[]): StoredPart[] {
  const { edit } = roughDraft;
  const bare = parts.find(({ partType }) => partType === PartType.gallery);
  return parts.map((part) => {
    if (part.textContent?.startsWith(edit.from)) {
      const { isSample: _mended, ...kept } = part;
      return { ...kept, textContent: edit.text };
    }
    if (part !== bare || !part.items) return part;
    return {
      ...part,
      items: part.items.map((item, place) => (place === 0 ? { ...item, altText: '' } : item)),
    };
  });
}
