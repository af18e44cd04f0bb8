import { classNames } from '../../ui/class-names';
import { SitePreview, type SitePreviewProps } from './SitePreview';
import { useSize } from './use-size';

const pageWidth = 1200;

/** Top of a page as a small picture; its elements are not focusable. */
export function SiteThumb({
  className,
  ...page
}: Pick<SitePreviewProps, 'site' | 'parts' | 'theme'> & { className?: string }) {
  const { place, size } = useSize();
  const scale = size.width / pageWidth || 0;
  return (
    <div
      ref={place}
      aria-hidden="true"
      inert
      className={classNames('relative aspect-[16/9] overflow-hidden bg-sunken', className)}
    >
      {scale > 0 && (
        <SitePreview
          {...page}
          className="pointer-events-none absolute top-0 left-0 max-w-none border-0"
          style={{
            width: pageWidth,
            height: size.height / scale,
            transform: `scale(${scale})`,
            transformOrigin: 'top left',
          }}
        />
      )}
    </div>
  );
}
