import { keyOfPart } from '../../../../openapi/place-keys';
import { sampleFieldWords } from '../../../../openapi/generated/words';
import { Link } from '@tanstack/react-router';
import { kindOf } from '../../../blocks/content-editor/block-kinds';
import { newSamplesOf, samplesOf, type ThemeSummary, type Site } from '../../../machines/publish-site.rules';
import { Icon } from '../../../ui/Icon';
import { Tag } from '../../../ui/Tag';
import { siteText } from '../text';

interface SampleListProps {
  site: Site;
  theme: ThemeSummary;
}

/** Blocks unchanged since the template, with links to the editor; renders nothing without any. */
export function SampleList({ site, theme }: SampleListProps) {
  const samples = samplesOf(theme);
  const text = siteText.samples;
  if (samples.length === 0) return null;
  const closing = newSamplesOf(theme).length;
  return (
    <div className="rounded-t-card bg-warning-tint p-1">
      <div className="flex flex-wrap items-start gap-3 p-3">
        <Icon name="warning" className="mt-0.5 text-warning-ink" />
        <div className="min-w-0 flex-1">
          <p className="font-bold" id="samples-left">
            {closing > 0 ? text.left(closing) : text.leftPublic(samples.length)}
          </p>
          <p className="text-table">{closing > 0 ? text.help(site.title) : text.helpPublic(site.title)}</p>
        </div>
        <Tag tone="warning" className="bg-card">
          {closing > 0 ? text.required : siteText.checklist.advised}
        </Tag>
      </div>
      <ul aria-label={text.list} className="divide-y divide-line rounded-control bg-card">
        {samples.map(({ id, partType, sort, textContent, fields, isPublic }) => (
          <li key={id}>
            <Link
              className="flex min-h-touch items-center gap-3 px-3 py-2 text-table hover:bg-hover"
              {...placeOf(site, theme, id)}
            >
              <Icon name={kindOf(partType).icon} size={16} className="text-ink-soft" />
              <span className="w-16 flex-none text-ink-soft">{kindOf(partType).label}</span>
              <span className="min-w-0 flex-1 tablet:truncate">
                <b className="mr-3">{text.place(sort + 1)}</b>
                <span className="text-ink-soft max-tablet:block max-tablet:truncate">
                  {text.quote(textContent)}
                  {fields && text.fields(fields.map((field) => sampleFieldWords[field]).join('、'))}
                </span>
              </span>
              {isPublic && <Tag>{text.isPublic}</Tag>}
              <Icon name="chevron-right" size={16} className="text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Address of a block in the editor. */
export function placeOf({ caseId }: Pick<Site, 'caseId'>, { themeId }: { themeId: number }, partId: number) {
  return {
    to: '/siteset/theme/edit/$caseId/$themeId',
    params: { caseId, themeId: String(themeId) },
    hash: keyOfPart(partId),
  } as const;
}
