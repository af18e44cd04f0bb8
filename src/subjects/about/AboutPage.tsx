import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { markNewsSeen } from '../../api/generated/operations';
import { titleText } from '../../base/navigation/text';
import { useCopy } from '../../base/messages/use-copy';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-class';
import { Card, TitledCard } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import type { News } from './about-loaders';
import { NewsDialog } from './NewsDialog';
import { SystemChecks } from './SystemChecks';
import { systemInformation } from './system-checks';
import { aboutText as text } from './text';

const route = getRouteApi('/_layout/about');

/** Build, news, and the system checks for administrators. */
export function AboutPage() {
  const { about, checks } = route.useLoaderData();
  const news = useNews(about.news);
  const copy = useCopy();
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-side-wide desktop:gap-6">
      <Card className="overflow-hidden">
        <div className="flex flex-wrap items-center gap-3 p-6 max-tablet:p-4">
          <Icon name="building" className="text-primary" />
          <div className="mr-auto min-w-0">
            <h2>{text.product(about.version)}</h2>
            <p className="text-table wrap-anywhere text-ink-soft">
              <TimeIn say={(time) => text.build(about.commit, time)} at={about.startedOn} />
            </p>
          </div>
          {about.news && <Button onClick={news.show}>{text.news}</Button>}
          {about.hasMailPage && checks && (
            <Link to="/mails" className={buttonClass()}>
              {titleText.mails}
            </Link>
          )}
          <Button icon="copy" onClick={() => void copy(systemInformation(about, checks))}>
            {text.copy}
          </Button>
        </div>
        {checks && <SystemChecks checks={checks} />}
      </Card>
      <div className="grid gap-4 desktop:gap-6">
        {about.releases.length > 0 && (
          <TitledCard title={text.releases}>
            <dl className="divide-y divide-line">
              {about.releases.map(({ version, titles }) => (
                <div key={version} className="flex gap-4 py-2">
                  <dt className="flex-none font-bold">{version || text.unreleased}</dt>
                  <dd>{text.titles(titles)}</dd>
                </div>
              ))}
            </dl>
          </TitledCard>
        )}
        <TitledCard title={text.help}>
          <p>{text.helpText}</p>
          {!checks && <p className="mt-2 text-ink-soft">{text.helpPart}</p>}
        </TitledCard>
      </div>
      {about.news && <NewsDialog news={about.news} open={news.isOpen} onClose={news.close} />}
    </div>
  );
}

/** Visibility of the news: shown automatically until read, later on request. */
function useNews(news: News | null) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(news !== null && !news.isSeen);
  return {
    isOpen,
    show: () => setOpen(true),
    close: () => {
      setOpen(false);
      if (!news || news.isSeen) return;
      void markNewsSeen({ key: news.key }).then((result) => {
        if (result.ok) void router.invalidate();
      });
    },
  };
}
