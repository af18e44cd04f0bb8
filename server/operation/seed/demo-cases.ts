import { ContentStatus, SiteStatus } from '../../../openapi/generated/enums';
import { zipOf } from '../../subjects/content/districts';
import { known } from '../../base/contract/known';
import type { Db } from '../../base/db/client';
import { cases, salesCases, siteSets, siteThemes, siteThemeVersions } from '../../base/db/schema';
import type { StoredPart } from '../../base/db/stored-values';
import { copyParts } from '../../blocks/blocks';
import { unmarked, withoutSample } from '../../blocks/part-marks';
import { filledPage } from '../../subjects/sites/theme-fill';
import { templateTable } from './base-data';
import type { DemoCase } from './cases/demo-case';
import { factsOf, pageOf } from './cases/filling';
import { demoAccounts, demoTel, renamed } from './demo-data';
import { publications } from './habit-data';
import { onDay } from './moments';
import { demoPictures } from './picture-data';
import { coverOf, pathOf, type Pictures } from './pictures';
import { themeParts } from './theme-data';
import { withIds } from './with-ids';
import { dayMs } from '../../base/contract/taipei-time';

/** A case with its sales code, and its site at one of six stages by its place in the list. */
export async function seedCase(tx: Db, own: DemoCase, index: number, pictures: Pictures): Promise<void> {
  const { code, title, subtitle, tab, county, district, isHighlight, sharedRatio } = own;
  const author = demoAccounts[index % 2 === 0 ? 0 : 1].name;
  const stamps = {
    lastModifiedBy: author,
    lastModifiedOn: onDay(-3 - index, '14:32'),
  };
  const template = templateTable[index % templateTable.length] ?? templateTable[0];
  const facts = {
    title,
    subtitle,
    county,
    district,
    address: own.address,
    receptionAddress: own.receptionAddress,
    tel: demoTel,
    ...coverOf(pictures, own.cover),
    siteArea: own.siteArea,
    floors: own.floors,
    households: own.households,
    completion: own.completion,
    architect: own.architect,
    builder: own.builder,
    introduction: own.introduction,
    housingUnits: own.units.map(({ plan, ...unit }) => ({
      ...unit,
      priceBasis: unit.price === undefined ? ('onRequest' as const) : ('total' as const),
      sharedRatio,
      plan: pathOf(pictures, plan),
    })),
    projectFacts: factsOf(own),
  };
  const sample = await withIds(tx, pageOf(themeParts[template.templateCode], own), pictures);
  const page = filledPage(sample, { ...facts, parts: [] }).map((part) =>
    part.source === 'cover' ? { ...part, kind: demoPictures[own.cover].kind } : part,
  );
  const [inserted] = await tx
    .insert(cases)
    .values({
      code,
      tab,
      zip: known(zipOf(county, district), 'The postal code'),
      isHighlight,
      status: own.isOnline ? ContentStatus.online : ContentStatus.offline,
      sort: index + 1,
      ...facts,
      parts: await copyParts(tx, page.map(unmarked)),
      ...stamps,
    })
    .returning({ id: cases.id });
  const caseId = known(inserted, 'The inserted case').id;
  await tx
    .insert(salesCases)
    .values({ code, title: code === renamed.code ? renamed.title : title, district: county + district });
  // Sites at every stage: published, changed since, named, code saved, designed, empty.
  await seedSite(tx, { caseId, code, template, page, stamps, stage: 5 - (index % 6) });
}

interface DemoSite extends Pick<DemoTheme, 'caseId' | 'template' | 'stamps'> {
  code: string;
  page: readonly StoredPart[];
  /** From 0, without a page, to 5, published. */
  stage: number;
}

async function seedSite(tx: Db, { caseId, code, template, page, stamps, stage }: DemoSite): Promise<void> {
  const isPublished = stage >= 4;
  const theme =
    stage === 0
      ? undefined
      : await seedTheme(tx, {
          caseId,
          template,
          // Public pages have no samples left; designed ones still do.
          parts: await copyParts(tx, isPublished ? page.map(withoutSample) : page),
          isPublished,
          isChanged: stage === 4,
          stamps,
        });
  await tx.insert(siteSets).values({
    caseId,
    status: isPublished ? SiteStatus.enabled : SiteStatus.notEnabled,
    activeThemeId: theme ?? null,
    ...stamps,
    ...(stage >= 2 ? { caseCode: code, codeCheckedOn: stamps.lastModifiedOn } : {}),
    ...(stage >= 3 ? { siteName: code.toLowerCase().replace('hy', 'site-') } : {}),
    ...(isPublished ? { publishedOn: publishedOnOf(stamps.lastModifiedOn, stage === 4) } : {}),
  });
}

interface DemoTheme {
  caseId: number;
  template: (typeof templateTable)[number];
  parts: StoredPart[];
  isPublished: boolean;
  /** The draft has one block more than the public page. */
  isChanged: boolean;
  stamps: { lastModifiedBy: string; lastModifiedOn: Date };
}

async function seedTheme(
  tx: Db,
  { caseId, template, parts, isPublished, isChanged, stamps }: DemoTheme,
): Promise<number | undefined> {
  const published = isPublished
    ? {
        status: ContentStatus.online,
        publishedParts: isChanged ? parts.slice(0, -1) : parts,
        publishedOn: publishedOnOf(stamps.lastModifiedOn, isChanged),
      }
    : {};
  const [row] = await tx
    .insert(siteThemes)
    .values({
      caseId,
      templateCode: template.templateCode,
      name: template.name,
      parts,
      ...published,
      ...stamps,
    })
    .returning({ id: siteThemes.id });
  if (row && published.publishedParts) {
    const { publishedParts, publishedOn } = published;
    await tx.insert(siteThemeVersions).values(
      publications.map(({ days, fewerParts, note }) => ({
        themeId: row.id,
        parts: publishedParts.slice(0, publishedParts.length - fewerParts),
        publishedOn: new Date(publishedOn.getTime() - days * dayMs),
        publishedBy: stamps.lastModifiedBy,
        note,
      })),
    );
  }
  return row?.id;
}

/** A page changed since its publication was published a day earlier. */
const publishedOnOf = (lastModifiedOn: Date, isChanged: boolean) =>
  new Date(lastModifiedOn.getTime() - (isChanged ? dayMs : 0));
