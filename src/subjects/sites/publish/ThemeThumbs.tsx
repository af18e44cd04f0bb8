import { SiteThumb } from '../../../blocks/content-editor/SiteThumb';
import type { PublishPages, ThemeSummary } from '../../../machines/publish-site.rules';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/Icon';
import { siteText } from '../text';

interface ThemeThumbsProps {
  pages: PublishPages;
  liveTheme: ThemeSummary | undefined;
}

/** The public page next to its replacement. */
export function ThemeThumbs({ pages: { draft, live }, liveTheme }: ThemeThumbsProps) {
  const text = siteText.ask;
  const site = { title: draft.caseTitle, district: draft.district };
  const sides = [
    ...(live && liveTheme
      ? [
          {
            word: text.now,
            name: liveTheme.templateName,
            theme: liveTheme.templateCode,
            parts: live,
            isNext: false,
          },
        ]
      : []),
    {
      word: text.next,
      name: draft.templateName,
      theme: draft.templateCode,
      parts: draft.parts,
      isNext: true,
    },
  ];
  return (
    <div className="flex items-center gap-3">
      {sides.map(({ word, name, theme, parts, isNext }, place) => (
        <div key={word} className="contents">
          {place > 0 && <Icon name="chevron-right" className="flex-none text-ink-soft" />}
          <figure className="min-w-0 flex-1">
            <SiteThumb
              className={classNames(
                'rounded-control border',
                isNext ? 'border-primary outline-2 outline-primary' : 'border-line',
              )}
              site={site}
              parts={parts}
              theme={theme}
            />
            <figcaption className="mt-2 text-table">
              <span className="mr-2 text-ink-soft">{word}</span>
              <b>{name}</b>
            </figcaption>
          </figure>
        </div>
      ))}
    </div>
  );
}
