import type { IncidentLetters } from './incident-loaders';

interface MarkedTextProps {
  children: string;
  marks: IncidentLetters['marks'];
}

/** Words of a letter; what is filled in for each person is marked. */
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
