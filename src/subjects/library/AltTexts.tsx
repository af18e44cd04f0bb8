import { useState } from 'react';
import * as v from 'valibot';
import { updateMedia } from '../../api/generated/operations';
import { failureText } from '../../base/calls/failure-words';
import { mediaLabels } from '../../records/kinds/text';
import { type MediaRow, pictureName } from '../../records/pictures/library';
import { tilesClass } from '../../records/pictures/PictureTile';
import { LeaveGuard } from '../../records/record/LeaveGuard';
import { Field } from '../../ui/Field';
import { textLength } from '../../ui/text-length';
import { TextInput } from '../../ui/TextInput';
import { MediaTile } from './MediaTile';
import { mediaLimits, mediaSchema } from './media-schema';
import { mediaText as text } from './text';

interface AltText {
  typed: string;
  stored: string;
  rowVersion: number;
  isBusy: boolean;
  error: string | undefined;
}

/**
 * Alternative texts of listed pictures. Each is saved when its field is left; what could not be saved stays in its
 * field, and leaving the list asks about it.
 */
function useAltTexts() {
  const [texts, setTexts] = useState<ReadonlyMap<number, AltText>>(new Map());
  const textOf = ({ id, altText, rowVersion }: MediaRow): AltText =>
    texts.get(id) ?? {
      typed: altText,
      stored: altText,
      rowVersion: rowVersion ?? 0,
      isBusy: false,
      error: undefined,
    };
  const change = (row: MediaRow, changes: Partial<AltText>) =>
    setTexts((before) => new Map(before).set(row.id, { ...(before.get(row.id) ?? textOf(row)), ...changes }));

  const save = async (row: MediaRow): Promise<boolean> => {
    const { typed, stored, rowVersion, isBusy } = textOf(row);
    const altText = typed.trim();
    if (altText === stored || isBusy) return !isBusy;
    const checked = v.safeParse(mediaSchema.entries.altText, altText);
    if (!checked.success) {
      change(row, { error: checked.issues[0].message });
      return false;
    }
    change(row, { isBusy: true, error: undefined });
    const { id, name } = row;
    const result = await updateMedia({ id, rowVersion, name, altText }, { isQuiet: true });
    if (result.ok) change(row, { isBusy: false, stored: altText, rowVersion: result.data.rowVersion });
    else change(row, { isBusy: false, error: failureText(result.error) });
    return result.ok;
  };

  const isUnsaved = (row: MediaRow) => textOf(row).typed.trim() !== textOf(row).stored;
  return {
    textOf,
    isUnsaved,
    save,
    type: (row: MediaRow, typed: string) => change(row, { typed, error: undefined }),
    discard: () => setTexts(new Map()),
  };
}

type AltTexts = ReturnType<typeof useAltTexts>;

/** Pictures without an alternative text, each with a field for it. */
export function AltTextTiles({ rows }: { rows: readonly MediaRow[] }) {
  const texts = useAltTexts();
  const unsaved = rows.filter(texts.isUnsaved);
  return (
    <>
      <ul className={tilesClass}>
        {rows.map((row) => (
          <li key={row.id} className="grid min-w-0 content-start gap-1">
            <MediaTile row={{ ...row, altText: texts.textOf(row).stored }} />
            {/* A save needs a name; the picture's form asks for one. */}
            {row.name !== '' && <AltTextField row={row} texts={texts} />}
          </li>
        ))}
      </ul>
      <LeaveGuard
        name={mediaLabels.altText}
        dirty={unsaved.length > 0}
        isPartOfSearch
        busy={rows.some((row) => texts.textOf(row).isBusy)}
        save={async () => (await Promise.all(unsaved.map(texts.save))).every(Boolean)}
        onDiscard={texts.discard}
      />
    </>
  );
}

/** Field below a picture of the list. */
function AltTextField({ row, texts }: { row: MediaRow; texts: AltTexts }) {
  const { typed, stored, isBusy, error } = texts.textOf(row);
  const isSaved = stored !== '' && !isBusy && !texts.isUnsaved(row);
  return (
    <Field
      label={mediaLabels.altText}
      hideLabel
      error={error}
      help={isBusy ? text.altSaving : isSaved ? text.altSaved : text.altOnLeave}
      counter={{ length: textLength(typed), max: mediaLimits.altText.maxLength }}
    >
      <TextInput
        aria-label={text.altOf(pictureName(row))}
        value={typed}
        onChange={({ target }) => texts.type(row, target.value)}
        onBlur={() => void texts.save(row)}
      />
    </Field>
  );
}
