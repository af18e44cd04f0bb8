import { useRef, useState } from 'react';
import { listRecommendedCases } from '../../api/generated/operations';
import type { BoundField } from '../../record/use-record-form';
import { idText } from '../../list/id-text';
import { Chip } from '../../ui/Chip';
import { Field } from '../../ui/Field';
import { tagClass } from '../../ui/tag-class';
import { TextInput } from '../../ui/TextInput';
import type { RecommendedCase } from './case-loaders';
import { caseText } from './text';

interface RecommendedCasesFieldProps {
  field: BoundField<number[]>;
  label: string;
  /** What is known from the start, for the titles of the chosen ones. */
  known: readonly RecommendedCase[];
  /** The case itself, which can't recommend itself. */
  excludeId?: number | undefined;
  max: number;
}

/** Cases recommended on a case's page: searched, added, taken away. */
export function RecommendedCasesField({ field, label, known, excludeId, max }: RecommendedCasesFieldProps) {
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<readonly RecommendedCase[]>([]);
  const [searched, setSearched] = useState(false);
  const turn = useRef(0);
  // Of all that were ever offered, as some of them are chosen.
  const [seen, setSeen] = useState<ReadonlyMap<number, string>>(new Map());
  const titles = new Map([...seen, ...known.map(({ id, title }) => [id, title] as const)]);
  const titleOf = (id: number) => titles.get(id) ?? caseText.recommendedUnknown(idText(id));
  const offered = found.filter(({ id }) => !field.value.includes(id)).slice(0, 8);

  async function look(words: string) {
    const asked = ++turn.current;
    const result = await listRecommendedCases({
      ...(words ? { keyword: words } : {}),
      ...(excludeId ? { excludeId } : {}),
    });
    // A slow answer never replaces a newer one.
    if (asked !== turn.current || !result.ok) return;
    setFound(result.data);
    setSeen((earlier) => new Map([...earlier, ...result.data.map(({ id, title }) => [id, title] as const)]));
    setSearched(true);
  }

  return (
    <Field id={field.id} label={label} hideLabel error={field.error} help={caseText.recommendedMax(max)}>
      <div className="mb-2 flex flex-wrap gap-2">
        {field.value.length === 0 && <span className="text-ink-soft">{caseText.recommendedNone}</span>}
        {field.value.map((id) => (
          <Chip
            key={id}
            removeLabel={caseText.recommendedRemove(titleOf(id))}
            onRemove={() => field.onChange(field.value.filter((chosen) => chosen !== id))}
          >
            {titleOf(id)}
          </Chip>
        ))}
      </div>
      <TextInput
        icon="search"
        placeholder={caseText.recommendedSearch}
        disabled={field.value.length >= max}
        value={keyword}
        onFocus={() => void look(keyword.trim())}
        onChange={(event) => {
          setKeyword(event.target.value);
          void look(event.target.value.trim());
        }}
      />
      {searched && offered.length === 0 && (
        <span className="text-caption text-ink-soft">{caseText.recommendedNotFound}</span>
      )}
      {searched && (
        <ul className="mt-1 flex min-w-0 flex-wrap gap-2">
          {offered.map(({ id, title, district }) => (
            <li key={id} className="max-w-full">
              <button
                type="button"
                className={tagClass('neutral', 'hover:bg-hover max-tablet:h-touch')}
                aria-label={caseText.recommendedAdd(title)}
                disabled={field.value.length >= max}
                onClick={() => field.onChange([...field.value, id])}
              >
                <span className="truncate">
                  + {title} {district}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}
