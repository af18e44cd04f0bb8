import { Link } from '@tanstack/react-router';
import { screenGroups, visibleIn } from '../../layout/menu';
import { useClaims } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { linkClass } from '../../ui/link-class';
import type { News } from './about-loaders';
import { aboutText as text } from './text';

interface NewsDialogProps {
  news: News;
  open: boolean;
  /** Marks the news as read, however it is closed. */
  onClose: () => void;
}

/** News of this release, each with a link where the account has permission. */
export function NewsDialog({ news, open, onClose }: NewsDialogProps) {
  const entries = visibleIn(screenGroups, useClaims()).flatMap((group) => group.entries);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={text.newsTitle}
      width={600}
      footer={
        <>
          <span className="mr-auto self-center text-caption text-ink-soft">{text.once}</span>
          <Button variant="primary" onClick={onClose}>
            {text.seen}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {news.items.map(({ title, text: words, path, pathName }) => {
          const entry = entries.find(({ to }) => to === path);
          return (
            <li key={title} className="grid gap-1 py-3">
              <h3 className="font-bold">{title}</h3>
              <p>{words}</p>
              {entry && (
                <p>
                  <Link to={entry.to} className={linkClass} onClick={onClose}>
                    {pathName}
                  </Link>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
