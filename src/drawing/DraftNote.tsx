import { publicPageText } from './text';

const until = new Intl.DateTimeFormat('zh-TW', {
  timeZone: 'Asia/Taipei',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Eye before what nobody but the holder of a link sees. */
export const DraftSign = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path
      d="M2.5 10s2.7-5 7.5-5 7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    />
  </svg>
);

/** Time until which a link works. */
export const DraftTime = ({ expiresOn }: { expiresOn: Date }) => (
  <time dateTime={expiresOn.toISOString()}>{publicPageText.draftUntil(until.format(expiresOn))}</time>
);

/** Sticky banner of a draft opened by a link, which covers no content. */
export function DraftNote({ expiresOn }: { expiresOn: Date }) {
  return (
    <aside className="draft-note" aria-label={publicPageText.draft}>
      <DraftSign />
      <strong>{publicPageText.draft}</strong>
      <span className="draft-says">{publicPageText.draftWarning}</span>
      <DraftTime expiresOn={expiresOn} />
    </aside>
  );
}
