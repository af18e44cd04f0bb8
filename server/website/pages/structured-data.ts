import type {
  ApartmentComplex,
  Article,
  BreadcrumbList,
  FloorPlan,
  Graph,
  NewsArticle,
  Organization,
  Thing,
} from 'schema-dts';
import { CaseTab } from '../../../openapi/generated/enums';
import { projectFactNameWords } from '../../../openapi/generated/words';
import { addressesUnder } from '../../../src/drawing/website/addresses';
import { parsePhone } from '../../../src/drawing/phone';
import { websiteText } from '../../../src/drawing/website/text';
import type { Company } from '../../../src/drawing/website/types';
import { someOrigin } from './drawn-page';
import { nameOf, type VisibleRecord, type WebsiteContent } from './website-content';

/** 1 坪 in square metres, by the ratio of the Land Administration: 121 坪 are 400 m². */
const squareMetresPerPing = 400 / 121;

/** JSON-LD of a page for search engines, without any `<`. */
export function structuredData(content: WebsiteContent, company: Company, base: string): string {
  if (content.path === null) return '';
  return jsonLd([
    organizationOf(company, base),
    ...breadcrumbs(content, company, base),
    ...recordData(content, base),
  ]);
}

/** A graph as the text of its element, which no `<` may end. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

const organizationId = (base: string) => `${someOrigin}${addressesUnder(base).home}#organization`;

function organizationOf(company: Company, base: string): Organization {
  const phone = parsePhone(company.tel);
  return {
    '@type': 'Organization',
    '@id': organizationId(base),
    name: nameOf(company),
    url: someOrigin + addressesUnder(base).home,
    ...(company.mark ? { logo: someOrigin + company.mark } : {}),
    ...(company.legalName ? { legalName: company.legalName } : {}),
    ...(company.taxId ? { taxID: company.taxId } : {}),
    ...(phone ? { telephone: phone.href.replace('tel:', '') } : {}),
    ...(company.address
      ? { address: { '@type': 'PostalAddress', addressCountry: 'TW', streetAddress: company.address } }
      : {}),
  };
}

/** From the home page to this page; none for the home page itself. */
function breadcrumbs(
  { here, path, record }: WebsiteContent,
  company: Company,
  base: string,
): BreadcrumbList[] {
  if (here === null || here === 'home' || path === null) return [];
  const to = addressesUnder(base);
  const trail = [
    { name: nameOf(company), path: to.home },
    { name: websiteText.sections[here], path: to.section(here) },
    ...(record ? [{ name: record.own.title, path }] : []),
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: step.name,
        item: someOrigin + step.path,
      })),
    },
  ];
}

function recordData(content: WebsiteContent, base: string): Thing[] {
  const { record, path } = content;
  if (!record || path === null) return [];
  const url = someOrigin + (content.canonical ?? path);
  return record.kind === 'case'
    ? [complexOf(record.own, content, url, base)]
    : [publicationOf(record, content, url, base)];
}

function publicationOf(
  record: Exclude<VisibleRecord, { kind: 'case' }>,
  { share, description, modifiedOn }: WebsiteContent,
  url: string,
  base: string,
): Article | NewsArticle {
  const publisher = { '@id': organizationId(base) };
  return {
    '@type': record.kind === 'news' ? 'NewsArticle' : 'Article',
    headline: record.own.title,
    mainEntityOfPage: url,
    url,
    inLanguage: 'zh-Hant-TW',
    datePublished: record.own.publishDate,
    ...(modifiedOn ? { dateModified: modifiedOn.toISOString() } : {}),
    ...(description ? { description } : {}),
    ...(share ? { image: someOrigin + share.filePath } : {}),
    ...(record.kind === 'article' ? { articleSection: websiteText.types[record.own.type] } : {}),
    author: publisher,
    publisher,
  };
}

type Case = Extract<VisibleRecord, { kind: 'case' }>['own'];

function complexOf(
  own: Case,
  { bookHref, share, description }: WebsiteContent,
  url: string,
  base: string,
): ApartmentComplex {
  const phone = parsePhone(own.tel);
  const booking = bookHref ?? addressesUnder(base).section('contact');
  return {
    '@type': 'ApartmentComplex',
    name: own.title,
    url,
    ...(description ? { description } : {}),
    ...(share ? { image: someOrigin + share.filePath } : {}),
    ...(phone ? { telephone: phone.href.replace('tel:', '') } : {}),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'TW',
      addressRegion: own.county,
      addressLocality: own.district,
      ...(own.zip ? { postalCode: own.zip } : {}),
      ...(own.address ? { streetAddress: own.address } : {}),
    },
    ...(own.households ? { numberOfAccommodationUnits: unitCount(own.households) } : {}),
    ...(own.housingUnits.length > 0 ? { accommodationFloorPlan: own.housingUnits.map(floorPlan) } : {}),
    ...(own.facts.length > 0 ? { additionalProperty: own.facts.map(propertyOf) } : {}),
    ...(own.tab === CaseTab.soldOut ? {} : { tourBookingPage: someOrigin + booking }),
  };
}

const propertyOf = ({ name, value }: Case['facts'][number]) => ({
  '@type': 'PropertyValue' as const,
  propertyID: name,
  name: projectFactNameWords[name],
  value,
});

function floorPlan({ name, rooms, areaPing, areaPingMost, count }: Case['housingUnits'][number]): FloorPlan {
  return {
    '@type': 'FloorPlan',
    name: [name, rooms].filter(Boolean).join(' '),
    floorSize: floorSize(areaPing, areaPingMost ?? areaPing),
    numberOfAccommodationUnits: unitCount(count),
  };
}

/** Area in m² of one given in 坪, or its least and most. */
export function floorSize(minPing: number, maxPing: number) {
  const [min, max] = [squareMetres(minPing), squareMetres(maxPing)];
  return {
    '@type': 'QuantitativeValue' as const,
    unitCode: 'MTK',
    ...(min === max ? { value: min } : { minValue: min, maxValue: max }),
  };
}

export const unitCount = (value: number) => ({ '@type': 'QuantitativeValue' as const, value });
const squareMetres = (ping: number) => Math.round(ping * squareMetresPerPing * 100) / 100;
