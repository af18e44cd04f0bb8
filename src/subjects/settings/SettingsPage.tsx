import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Card } from '../../ui/Card';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { TextInput } from '../../ui/TextInput';
import type { SettingCard } from './settings-loaders';
import { settingsText as text, settingWords } from './text';

const route = getRouteApi('/_layout/settings');

/** Everything beyond the daily work, by purpose; each screen with its state, so that the page is a check list. */
export function SettingsPage() {
  const { cards } = route.useLoaderData();
  const [keyword, setKeyword] = useState('');
  const found = cardsWith(cards, keyword);
  return (
    <>
      <search className="mb-6 block">
        <TextInput
          type="search"
          icon="search"
          aria-label={text.search}
          placeholder={text.example}
          maxLength={50}
          className="tablet:w-100"
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
      </search>
      {found.length === 0 && <EmptyState icon="search" title={text.none(keyword)} />}
      <div className="gap-6 tablet:columns-2 broad:columns-3">
        {found.map(({ title, entries }) => (
          <Card key={title} className="mb-6 break-inside-avoid px-2 pt-5 pb-2">
            <h2 className="mb-2 px-4">{title}</h2>
            <ul>
              {entries.map(({ unit, to, title: name, icon, state }) => (
                <li key={unit}>
                  <Link to={to} className="flex min-h-15 gap-3 rounded-control px-4 py-2 hover:bg-hover">
                    {icon && <Icon name={icon} className="mt-0.5 text-ink-soft" />}
                    <span className="min-w-0">
                      <span className="block">{name}</span>
                      {state && (
                        <span
                          className={classNames(
                            'block text-caption',
                            state.isUrgent ? 'text-accent-ink' : 'text-ink-soft',
                          )}
                        >
                          {state.text}
                        </span>
                      )}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}

function cardsWith(cards: readonly SettingCard[], keyword: string): SettingCard[] {
  const typed = keyword.trim().toLowerCase();
  const words: Readonly<Record<string, string>> = settingWords;
  return cards
    .map((card) => ({
      ...card,
      entries: card.entries.filter(({ unit, title, state }) =>
        [title, words[unit], state?.text].some((said) => said?.toLowerCase().includes(typed)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}
