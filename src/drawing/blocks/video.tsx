import type { PartType } from '../../../openapi/generated/enums';
import { memo } from 'react';
import type { DrawnKind } from '../drawn-kind';
import { safeUrl } from '../measure';
import { Picture } from '../picture';
import { publicPageText } from '../text';
import type { VideoPart } from '../types';
import { Phrases } from '../typography';

export const videoKind: DrawnKind<typeof PartType.video> = {
  isDrawn: ({ url }) => /^https?:/i.test(safeUrl(url)),
  view: (block, figureId) => <VideoBlock block={block} id={block.filePath ? figureId(block) : undefined} />,
  row: 'row-video',
};

const videoHosts = [
  { name: 'YouTube', names: /(?:^|\.)(?:youtube\.com|youtu\.be)$/ },
  { name: 'Vimeo', names: /(?:^|\.)vimeo\.com$/ },
];

/** A poster that opens the video in a new tab; nothing is fetched from YouTube or Vimeo (rule 12). */
const VideoBlock = memo(function VideoBlock({ block, id }: { block: VideoPart; id: string | undefined }) {
  const url = new URL(safeUrl(block.url));
  const host = videoHosts.find(({ names }) => names.test(url.hostname));
  // Browsers may refuse to start a video with sound; Vimeo starts only muted.
  if (block.autoPlay) url.searchParams.set('autoplay', '1');
  if (block.autoPlay && host?.name === 'Vimeo') url.searchParams.set('muted', '1');
  return (
    <figure className={`vid${block.filePath ? '' : ' bare'}`} id={id} data-part-id={block.id}>
      <a href={url.href} target="_blank" rel="noopener">
        {block.filePath && <Picture block={block} />}
        <span className="play" aria-hidden="true">
          <svg viewBox="0 0 24 24">
            <path d="M7 4.5v15l13-7.5z" fill="currentColor" />
          </svg>
        </span>
        <span className="vid-t">
          <b>
            <Phrases>{block.textContent || publicPageText.video}</Phrases>
          </b>
          <small>
            {host ? publicPageText.playOn(host.name) : publicPageText.play}
            <span className="vh">{publicPageText.newWindow}</span>
          </small>
        </span>
      </a>
    </figure>
  );
});
