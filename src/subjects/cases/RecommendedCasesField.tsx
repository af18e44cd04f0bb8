import { useId } from 'react';
import { LimitNote } from '../../records/fields/LimitNote';
import type { BoundField } from '../../records/record/form-fields';
import { Chip } from '../../ui/Chip';
import { Field } from '../../ui/Field';
import { tagClass } from '../../ui/tag-class';
import { TextInput } from '../../ui/TextInput';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { RecommendedCase } from './case-loaders';
import { caseText } from './text';
import { type RecommendedCasesConfig, useRecommendedCases } from './use-recommended-cases';

interface RecommendedCasesProps extends Omit<RecommendedCasesConfig, 'max'> {
  field: BoundField<number[], { maxItems: number }>;
}

/** Combobox of the cases recommended on a case's page, below the chosen ones. */
export function RecommendedCasesField({ field, ...config }: RecommendedCasesProps) {
  const max = field.limit.maxItems;
  const list = useId();
  const { keyword, offered, active, spoken, isFull, titleOf, look, add, close, press, remove } =
    useRecommendedCases({ field, max, ...config });
  const idOf = (id: number) => `${list}-${id}`;
  return (
    <Field
      id={field.id}
      label={field.label}
      hideLabel
      error={field.error}
      help={caseText.recommendedMax(max)}
    >
      <div className="mb-2 flex flex-wrap gap-2">
        {field.value.length === 0 && <span className="text-ink-soft">{caseText.recommendedNone}</span>}
        {field.value.map((id) => (
          <Chip key={id} removeLabel={caseText.recommendedRemove(titleOf(id))} onRemove={() => remove(id)}>
            {titleOf(id)}
          </Chip>
        ))}
      </div>
      <TextInput
        icon="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={offered !== null && offered.length > 0}
        aria-controls={list}
        aria-activedescendant={active === null ? undefined : idOf(active)}
        placeholder={caseText.recommendedSearch}
        readOnly={isFull}
        aria-disabled={isFull || undefined}
        value={keyword}
        onFocus={() => void look(keyword)}
        onChange={(event) => void look(event.target.value)}
        onKeyDown={press}
        onBlur={close}
      />
      {offered?.length === 0 && (
        <span className="text-caption text-ink-soft">{caseText.recommendedNotFound}</span>
      )}
      <div
        id={list}
        role="listbox"
        aria-label={caseText.recommendedOffered}
        hidden={!offered?.length}
        className="mt-1 flex min-w-0 flex-wrap gap-2"
      >
        {offered?.map((each) => (
          <Offered
            key={each.id}
            id={idOf(each.id)}
            offered={each}
            isActive={each.id === active}
            isFull={isFull}
            onAdd={() => add(each.id)}
          />
        ))}
      </div>
      <LimitNote count={field.value.length} max={max} unit={caseText.recommendedUnit} />
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </Field>
  );
}

interface OfferedProps {
  id: string;
  offered: RecommendedCase;
  isActive: boolean;
  isFull: boolean;
  onAdd: () => void;
}

function Offered({ id, offered: { title, district }, isActive, isFull, onAdd }: OfferedProps) {
  return (
    // The field keeps the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={isFull || undefined}
      tabIndex={-1}
      className={tagClass(
        'neutral',
        'max-w-full cursor-pointer hover:bg-hover aria-selected:bg-primary-tint aria-selected:text-primary max-tablet:h-touch',
      )}
      // Keeps the focus in the field, so that the list stays open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isFull ? undefined : onAdd}
    >
      <span className="truncate">
        {title} {district}
      </span>
    </div>
  );
}
