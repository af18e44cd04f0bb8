import { Link, type LinkOptions } from '@tanstack/react-router';
import { ifOffered } from '../api/offered';
import type { SessionAccount } from '../machines/session';
import { Avatar } from '../ui/Avatar';
import { iconButtonClass } from '../ui/button-class';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { useAccount } from '../base/session/session';
import { commonText } from '../base/navigation/text';
import { SearchButton } from './SearchButton';
import { useWayBack } from './way-back';

const accountClass =
  'flex min-h-touch flex-none items-center gap-3 rounded-control px-2 text-right [h1+&]:ml-auto';

interface AppBarProps {
  title: string;
  backTo: LinkOptions | null;
  /** Undefined in one-page mode, which has no menu. */
  onMenu: (() => void) | undefined;
}

/** Top bar: back arrow, title, and the user's name and role, linked to the own account (specification 2). */
export function AppBar({ title, backTo, onMenu }: AppBarProps) {
  const account = useAccount();
  const back = useWayBack(backTo);
  return (
    <header className="sticky top-0 z-bar flex min-h-bar items-center gap-2 border-b border-line bg-surface px-6 print:static print:border-0 print:buttons:hidden max-tablet:px-3 max-narrow:flex-wrap desktop:in-data-drawer:pl-beside-drawer">
      {onMenu && (
        <span className="desktop:hidden">
          <IconButton icon="menu" label={commonText.menu} onClick={onMenu} />
        </span>
      )}
      {back && (
        <Link
          {...back}
          className={iconButtonClass({}, 'desktop:in-data-drawer:-ml-11')}
          aria-label={commonText.back}
        >
          <Icon name="arrow-left" />
        </Link>
      )}
      <h1
        className="my-1 line-clamp-2 min-w-0 text-title font-bold max-tablet:line-clamp-3 max-tablet:text-section max-narrow:order-last max-narrow:basis-full"
        tabIndex={-1}
      >
        {title}
      </h1>
      {account && <SearchButton />}
      {account &&
        (ifOffered(
          'ownAccount',
          <Link to="/my-account" className={classNames(accountClass, 'hover:bg-hover')}>
            <span className="sr-only">{commonText.myAccount}</span>
            <Person account={account} />
          </Link>,
        ) ?? (
          <span className={accountClass}>
            <Person account={account} />
          </span>
        ))}
    </header>
  );
}

function Person({ account: { name, roleName, avatarUrl } }: { account: SessionAccount }) {
  return (
    <>
      <span className="max-tablet:hidden">
        <b className="block text-table">{name}</b>
        <span className="block text-caption text-ink-soft">{roleName}</span>
      </span>
      <Avatar name={name} src={avatarUrl} />
    </>
  );
}
