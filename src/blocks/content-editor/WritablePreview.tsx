import { FindingPins, type PreviewFindings } from './FindingPins';
import { PreviewWriting } from './PreviewWriting';
import { SitePreview, type SitePreviewProps } from './SitePreview';
import type { Writer } from './writer';

export interface WritablePreviewProps extends Omit<SitePreviewProps, 'renderOver'> {
  /** For texts that are written on the page; omitted for a page that only shows. */
  writer?: Writer | undefined;
  found?: PreviewFindings | undefined;
}

/** Preview of a page, with what writing on it takes. */
export function WritablePreview({ writer, found, ...preview }: WritablePreviewProps) {
  const { selected = null } = preview;
  return (
    <SitePreview
      {...preview}
      renderOver={
        writer &&
        ((frame, document) => (
          <>
            <PreviewWriting frame={frame} document={document} writer={writer} selected={selected} />
            {found && <FindingPins {...found} page={document} shown={writer.shown} />}
          </>
        ))
      }
    />
  );
}
