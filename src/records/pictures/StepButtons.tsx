import { IconButton } from '../../ui/IconButton';
import { stepText } from './text';

type Direction = 'left' | 'right' | 'up' | 'down';

interface StepButtonsProps {
  /** Name of the moved object. */
  label: string;
  /** Text of its present position. */
  place: string;
  onMove: (direction: Direction) => void;
  /** Makes it larger (1) or smaller (-1); omitted for an object without a size. */
  onResize?: (step: 1 | -1) => void;
}

const directions = ['left', 'right', 'up', 'down'] as const;

/** Buttons that move and resize without dragging (WCAG 2.5.7), and state the position. */
export function StepButtons({ label, place, onMove, onResize }: StepButtonsProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-table">
      <span role="status" className="mr-2 tabular-nums">
        {place}
      </span>
      {directions.map((direction) => (
        <IconButton
          key={direction}
          icon={`chevron-${direction}`}
          size="sm"
          label={stepText[direction](label)}
          onClick={() => onMove(direction)}
        />
      ))}
      {onResize && (
        <>
          <IconButton icon="minus" size="sm" label={stepText.smaller(label)} onClick={() => onResize(-1)} />
          <IconButton icon="plus" size="sm" label={stepText.larger(label)} onClick={() => onResize(1)} />
        </>
      )}
    </div>
  );
}
