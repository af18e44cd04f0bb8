import type { IncidentLetters } from './incident-loaders';

interface MarkedTextProps {
  children: string;
  marks: IncidentLetters['marks'];
}

/** Text of a letter; placeholders for each person are marked. */
export function MarkedText({ children, marks }: MarkedTextProps) {
  return children.split(/(\{[^{}\n]{1,10}\})/).map((piece, place) => {
    const found = marks.find(({ mark }) => mark === piece);
    return found ? (
      <mark key={place} className="rounded-tag bg-primary-tint px-1 text-primary">
        {found.value}
      </mark>
    ) : (
      piece
    );
  });
}
