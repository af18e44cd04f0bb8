import { asc, eq } from 'drizzle-orm';
import { ContentStatus, PartType } from '../../../openapi/generated/enums';
import { known } from '../../base/contract/known';
import type { Db } from '../../base/db/client';
import { sharedBlocks, siteThemes, siteThemeVersions } from '../../base/db/schema';
import type { StoredPart } from '../../base/db/stored-values';
import { copyParts } from '../../blocks/blocks';
import { isSameContent, withoutSample } from '../../blocks/part-marks';
import { sharedBlockTable } from './base-data';
import { demoAccounts } from './demo-data';
import { onDay } from './moments';

/** Shares the questions that a public page and drafts of its template have in common, so that no page looks different. */
export async function seedSharedBlocks(tx: Db): Promise<void> {
  const themes = await tx.select().from(siteThemes).orderBy(asc(siteThemes.id));
  for (const { title, templateCode } of sharedBlockTable) {
    const own = themes.filter((theme) => theme.templateCode === templateCode);
    const [questions] = own
      .filter(({ status }) => status === ContentStatus.online)
      .flatMap(({ parts }) => parts.filter(({ partType }) => partType === PartType.questions));
    const content = known(questions, 'Questions of a public page');
    const [row] = await tx
      .insert(sharedBlocks)
      .values({
        title,
        parts: await copyParts(tx, [content]),
        lastModifiedBy: demoAccounts[0].name,
        lastModifiedOn: onDay(-4, '15:10'),
      })
      .returning({ id: sharedBlocks.id });
    const { id: sharedId } = known(row, 'The shared block');
    const marked = (parts: readonly StoredPart[]) =>
      parts.map((part) => (isSameContent(part, content) ? { ...withoutSample(part), sharedId } : part));
    for (const { id, parts, publishedParts } of own) {
      await tx
        .update(siteThemes)
        .set({ parts: marked(parts), publishedParts: publishedParts && marked(publishedParts) })
        .where(eq(siteThemes.id, id));
      const versions = await tx.select().from(siteThemeVersions).where(eq(siteThemeVersions.themeId, id));
      for (const version of versions) {
        await tx
          .update(siteThemeVersions)
          .set({ parts: marked(version.parts) })
          .where(eq(siteThemeVersions.id, version.id));
      }
    }
  }
}
