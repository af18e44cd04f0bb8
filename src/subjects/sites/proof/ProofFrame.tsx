import { useState } from 'react';
import type { components } from '../../../../openapi/generated/types';
import { buttonClass } from '../../../ui/button-class';
import { Card } from '../../../ui/Card';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/Icon';
import { Select } from '../../../ui/Select';
import { Segmented } from '../../../ui/Segmented';
import { Tag } from '../../../ui/Tag';
import { proofText as text } from './text';

interface ProofFrameProps {
  address: string | null;
  /** Path of the page as it was; null while loading. */
  path: string | null;
  /** Pages of pictures, or of the company's website, at the same moment. */
  pages: readonly components['schemas']['ProofFurtherPage'][];
}

/** The past page in a frame without scripts. */
export function ProofFrame({ address, path: ownPath, pages }: ProofFrameProps) {
  const [chosen, setChosen] = useState('');
  const path = pages.find((page) => page.path === chosen)?.pagePath ?? ownPath;
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line p-3">
        {/* Same size without further pages, which load later. */}
        <span className="flex min-h-control min-w-60 flex-1 items-center gap-2 max-narrow:min-w-full text-table text-ink-soft">
          <Tag>{text.page}</Tag>
          {pages.length === 0 ? (
            <span className="truncate">{address && decodeURIComponent(address)}</span>
          ) : (
            <Select
              aria-label={text.choosePage}
              value={pages.some((page) => page.path === chosen) ? chosen : ''}
              onChange={({ target }) => setChosen(target.value)}
            >
              <option value="">{address && decodeURIComponent(address)}</option>
              {pages.map((page) => (
                <option key={page.path} value={page.path}>
                  {decodeURIComponent(page.path)}
                </option>
              ))}
            </Select>
          )}
        </span>
        <Segmented
          size="sm"
          aria-label={text.device}
          options={[
            { value: 'desktop', label: text.desktop, icon: 'desktop' },
            { value: 'phone', label: text.phone, icon: 'phone' },
          ]}
          value={device}
          onChange={setDevice}
        />
        {/* Keeps its size while the path loads, so that the layout does not move. */}
        <a
          className={classNames(buttonClass({ size: 'sm' }), !path && 'invisible')}
          href={path ?? undefined}
          target="_blank"
          rel="noopener"
        >
          <Icon name="external" size={16} />
          {text.newTab}
        </a>
      </div>
      <div className="grid justify-center bg-sunken">
        {path ? (
          <iframe
            sandbox=""
            title={text.page}
            src={path}
            className={classNames('h-screen max-w-full border-0', device === 'phone' ? 'w-96' : 'w-screen')}
          />
        ) : (
          <div aria-busy="true" className="h-screen w-screen max-w-full" />
        )}
      </div>
    </Card>
  );
}
