import { Link } from '@tanstack/react-router';
import { typeName } from '../../comments/threads';
import { Time } from '../../time/Time';
import { Avatar } from '../../ui/Avatar';
import { TitledCard } from '../../ui/Card';
import type { HomeData } from './home-loaders';
import { homeText } from './text';

/** The newest open comments that mention the account; each opens its thread. */
export function OwnMentions({ mentions }: Pick<NonNullable<HomeData['comments']>, 'mentions'>) {
  return (
    <TitledCard title={homeText.mentions}>
      <ul className="divide-y divide-line">
        {mentions.map(
          ({ commentId, threadId, caseId, themeId, title, partType, author, text, createdOn }) => (
            <li key={commentId}>
              <Link
                to="/siteset/theme/edit/$caseId/$themeId"
                params={{ caseId: String(caseId), themeId: String(themeId) }}
                hash={`thread-${threadId}`}
                className="flex min-h-touch items-center gap-3 py-2 hover:bg-hover"
              >
                <Avatar size="sm" name={author} />
                <span className="grid min-w-0 flex-1">
                  <span className="flex gap-3">
                    <b>{author}</b>
                    <span className="min-w-0 truncate">{homeText.place(title, typeName(partType))}</span>
                  </span>
                  <span className="truncate text-table text-ink-soft">{text}</span>
                </span>
                <span className="text-caption text-ink-soft">
                  <Time at={createdOn} to="ago" />
                </span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </TitledCard>
  );
}
