import { useCallback, useRef, useState } from 'react';
import { BlockFrame, isDrawable } from '../../blocks/content-editor/BlockFrame';
import { blockFromPart } from '../../blocks/content-editor/block-parts';
import { blockText } from '../../blocks/content-editor/block-fields';
import { markDifferences } from '../../blocks/content-editor/marked-text';
import { characterDifferences } from '../../records/record/character-differences';
import { VersionText } from '../../records/record/DifferenceTable';
import { type TemplateCode, templateCodes } from '../../drawing/types';
import { recordTheme } from '../../drawing/record-pages';
import { linkClass } from '../../ui/link-class';
import { Thumb } from '../../ui/Thumb';
import type { ApprovalBlock } from './approval-loaders';
import { NewFields } from './NewFields';
import { labelOf } from '../../publishing/approval/block-names';
import { reviewText as text } from './text';

const sides = 'grid gap-4 p-4 tablet:grid-cols-2';
const box = 'overflow-hidden rounded-control border border-line bg-surface';

/** Theme of the page; pages of records have a separate one. */
export function themeOf(templateCode: string | null): TemplateCode {
  return templateCodes.find((code) => code === templateCode) ?? recordTheme;
}

type SideLabels = Readonly<Record<'before' | 'after' | 'noBefore', string>>;
type Part = NonNullable<ApprovalBlock['after']>;

/** Public and sent version of a block, as the page renders it, with changes marked. */
export function BlockPair({
  block,
  theme,
  labels = text,
}: {
  block: Pick<ApprovalBlock, 'change' | 'label' | 'before' | 'after' | 'fields'>;
  theme: TemplateCode;
  labels?: SideLabels;
}) {
  const { before, after, fields } = block;
  const drawn = useRef<{ before: Document | null; after: Document | null }>({ before: null, after: null });
  const take = useCallback((side: 'before' | 'after', document: Document | null) => {
    drawn.current[side] = document;
    markDifferences(drawn.current.before, drawn.current.after);
  }, []);
  const takeBefore = useCallback((document: Document | null) => take('before', document), [take]);
  const takeAfter = useCallback((document: Document | null) => take('after', document), [take]);
  if (fields.length > 0) {
    return block.change === 'added' ? (
      <NewFields fields={fields} />
    ) : (
      <FieldPairs fields={fields} labels={labels} />
    );
  }
  if (!before && !after) return null;
  const name = labelOf(block);
  const old = before ? wordsOf(before) : '';
  const now = after ? wordsOf(after) : '';
  return (
    <>
      <div className={sides}>
        <Side
          label={labels.before}
          part={before}
          none={labels.noBefore}
          theme={theme}
          name={name}
          onDrawn={takeBefore}
        />
        <Side
          label={labels.after}
          part={after}
          none={text.noAfter}
          theme={theme}
          name={name}
          onDrawn={takeAfter}
        />
      </div>
      {before && after && old !== now && <InWords before={old} after={now} />}
    </>
  );
}

const wordsOf = (part: Part): string => blockText(blockFromPart(part));

interface SideProps {
  label: string;
  part: Part | null;
  none: string;
  theme: TemplateCode;
  name: string;
  onDrawn: (document: Document | null) => void;
}

function Side({ label, part, none, theme, name, onDrawn }: SideProps) {
  return (
    <figure className="grid min-w-0 content-start gap-1">
      <figcaption className="text-caption text-ink-soft">{label}</figcaption>
      {part && isDrawable(part) ? (
        // The page's colours are part of what is approved, so they are never dimmed.
        <div className={box}>
          <BlockFrame block={part} theme={theme} title={`${name}　${label}`} onDrawn={onDrawn} />
        </div>
      ) : (
        <p className={`${box} whitespace-pre-line p-4 text-table text-ink-soft`}>
          {part ? wordsOf(part) || text.notDrawn : none}
        </p>
      )}
    </figure>
  );
}

/** Marks in a rendered page are only visual; this text describes them for screen readers. */
function InWords({ before, after }: { before: string; after: string }) {
  const [isOpen, setOpen] = useState(false);
  const stretches = isOpen ? characterDifferences(before, after) : null;
  return (
    <details className="px-4 pb-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`${linkClass} w-max cursor-pointer text-caption`}>{text.asWords}</summary>
      {stretches && (
        <div className="mt-2 grid gap-4 whitespace-pre-line text-table wrap-anywhere tablet:grid-cols-2">
          <p>
            <VersionText stretches={stretches.before} as="del" none={text.noBefore} />
          </p>
          <p>
            <VersionText stretches={stretches.after} as="ins" none={text.noAfter} />
          </p>
        </div>
      )}
    </details>
  );
}

/** Changed settings of the page, or fields of a record. */
function FieldPairs({ fields, labels }: Pick<ApprovalBlock, 'fields'> & { labels: SideLabels }) {
  return (
    <>
      {fields.map(({ label, before, after, beforePicture, afterPicture }) => {
        const stretches = characterDifferences(before, after);
        return (
          <section key={label} className="not-first:border-t not-first:border-line">
            <h3 className="px-4 pt-3 text-table font-bold">{label}</h3>
            <div className={sides}>
              {(
                [
                  [labels.before, stretches.before, 'del', beforePicture],
                  [labels.after, stretches.after, 'ins', afterPicture],
                ] as const
              ).map(([side, own, as, picture]) => (
                <div key={side} className="grid content-start gap-1">
                  <p className="text-caption text-ink-soft">{side}</p>
                  <div className={`${box} grid gap-3 p-4`}>
                    {picture && <Thumb shape="fill" className="max-w-80" picture={picture} alt="" />}
                    {(!picture || own.some((each) => each.text)) && (
                      <p className="whitespace-pre-line wrap-anywhere">
                        <VersionText stretches={own} as={as} none={text.none} />
                      </p>
                    )}
                  </div>
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}
