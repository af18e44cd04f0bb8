import { type ReactNode, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { Segmented } from '../../ui/Segmented';
import { useIsPhone } from '../../ui/use-is-phone';
import { whenDrawn } from '../../ui/when-drawn';
import type { WritablePreviewProps } from './WritablePreview';
import { editorText } from './text';
import { useSize } from './use-size';

// The drawing of public pages, with its styles; the form beside it can be used before.
const WritablePreview = whenDrawn(async () => (await import('./WritablePreview')).WritablePreview);

const widths = [
  { value: 1200, label: editorText.widths[1200], icon: 'desktop' },
  { value: 1024, label: editorText.widths[1024], icon: 'tablet' },
  { value: 768, label: editorText.widths[768], icon: 'tablet' },
  { value: 390, label: editorText.widths[390], icon: 'phone' },
] as const;

// One line under the page on a phone, where it scrolls.
const tools = classNames(
  'flex flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-2',
  'max-tablet:flex-nowrap max-tablet:overflow-x-auto max-tablet:border-t max-tablet:border-b-0 max-tablet:whitespace-nowrap',
);

/** Preview at four widths, scaled to fit; `actions` are at the right of the toolbar. */
export function ScaledPreview({ actions, ...preview }: WritablePreviewProps & { actions?: ReactNode }) {
  const [width, setWidth] = useState<(typeof widths)[number]['value']>(useIsPhone() ? 390 : 1200);
  const { place, size } = useSize();
  const scale = Math.min(1, size.width / width) || 1;
  return (
    <div className="flex h-full min-h-0 flex-col max-tablet:flex-col-reverse">
      <div className={tools}>
        <Segmented
          size="sm"
          className="max-tablet:order-last max-tablet:flex-none max-tablet:flex-nowrap"
          aria-label={editorText.width}
          options={widths}
          value={width}
          onChange={setWidth}
        />
        <div className="flex flex-none items-center gap-3 tablet:ml-auto">{actions}</div>
      </div>
      <div className="min-h-0 flex-1 bg-sunken tablet:p-6">
        <div ref={place} className="relative h-full overflow-hidden">
          <WritablePreview
            {...preview}
            className="absolute top-0 left-1/2 max-w-none border-line tablet:rounded-card tablet:border"
            style={{
              width,
              height: size.height / scale,
              transform: `translateX(-50%) scale(${scale})`,
              transformOrigin: 'top center',
            }}
          />
        </div>
      </div>
    </div>
  );
}
