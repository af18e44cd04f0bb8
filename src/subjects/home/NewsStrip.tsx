import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { markNewsSeen } from '../../api/generated/operations';
import { Button } from '../../ui/Button';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { newsText as text } from './text';
import type { HomeData } from './home-loaders';

/** Announces a release once per account; a dialog would interrupt work. */
export function NewsStrip({ news }: { news: HomeData['news'] }) {
  const [isRead, setRead] = useState(false);
  if (!news || news.isSeen || isRead) return null;
  return (
    <Note className="mb-4 items-center">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1">{text.sum(news.items.length)}</p>
        <Link to="/about" className={linkClass}>
          {text.open}
        </Link>
        <Button
          variant="text"
          size="sm"
          onClick={() => {
            setRead(true);
            void markNewsSeen({ key: news.key });
          }}
        >
          {text.seen}
        </Button>
      </div>
    </Note>
  );
}
