import { Link } from '@tanstack/react-router';
import { visibleMenu, type MenuEntry } from '../../shared/layout/menu';
import { useAccount, useClaims } from '../../shared/session';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { homeText } from './text';

/** The entries that one may view. */
export function HomePage() {
  const account = useAccount();
  const entries = visibleMenu(useClaims()).flatMap((item): MenuEntry[] => ('entries' in item ? item.entries.map((entry) => ({ ...entry, icon: item.icon })) : [item])).filter(({ to }) => to !== '/');
  return (
    <>
      <p className="mb-4 text-ink-soft">{homeText.welcome(account?.name ?? '')}</p>
      <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} preload="intent" className="block rounded-card focus-visible:outline-2"><Card className="flex items-center gap-3 p-5 hover:bg-hover">{entry.icon && <Icon name={entry.icon} />}<span className="font-bold">{entry.title}</span></Card></Link>
          </li>
        ))}
      </ul>
    </>
  );
}
