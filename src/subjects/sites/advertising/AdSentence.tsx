import type { AdFinding } from './adcheck-loaders';
import { piecesOf, proposedSentence } from './proposals';
import { adText as text } from './text';

/** A sentence with the found words marked. */
export function AdSentence({ finding }: { finding: Pick<AdFinding, 'sentence' | 'marks'> }) {
  return (
    <p className="wrap-anywhere">
      {piecesOf(finding).map((piece, place) =>
        piece.isMarked ? (
          <mark key={place} className="rounded-tag bg-warning-tint px-0.5 font-bold text-ink">
            {piece.text}
          </mark>
        ) : (
          <span key={place}>{piece.text}</span>
        ),
      )}
    </p>
  );
}

/** Proposed replacement, shown as a difference. */
export function AdProposal({ finding }: { finding: Pick<AdFinding, 'sentence' | 'marks'> }) {
  if (proposedSentence(finding) === null) return null;
  return (
    <p className="rounded-control bg-sunken px-3 py-2 text-table wrap-anywhere">
      <span className="mr-2 text-caption text-ink-soft">{text.proposal}</span>
      {piecesOf(finding).map((piece, place) =>
        piece.replacement === null ? (
          <span key={place}>{piece.text}</span>
        ) : (
          <span key={place}>
            <del className="text-danger">{piece.text}</del>
            {piece.replacement && (
              <ins className="rounded-tag bg-success-tint px-0.5 text-success no-underline">
                {piece.replacement}
              </ins>
            )}
          </span>
        ),
      )}
    </p>
  );
}
