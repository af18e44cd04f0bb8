import { useRef, useState } from 'react';
import { PictureKind } from '../../../openapi/generated/enums';
import { pictureKindWords } from '../../../openapi/generated/words';
import { randomId } from '../../api/random-id';
import { AddButton } from '../../records/fields/AddButton';
import { drawnImage, pictureOf } from '../../records/fields/image-value';
import { ChoosePicture } from '../../records/pictures/ChoosePicture';
import { fitPicture } from '../../records/pictures/fit-picture';
import { dialogTypes } from '../../records/pictures/upload-rules';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Segmented } from '../../ui/Segmented';
import type { ItemImage } from './block';
import { pictureRule } from './block-pictures';
import { editorText } from './text';
import { commonText } from '../../base/navigation/text';

const text = editorText.images;
const kinds = Object.values(PictureKind);

interface AddImagesProps {
  count: number;
  max: number;
  onAdd: (images: ItemImage[]) => void;
}

/** Pictures whose kind is not stated yet. */
type Chosen = readonly Omit<ItemImage, 'kind'>[];

/** Adds several pictures at once, from this device or the library, of a kind that is asked for. */
export function AddImages({ count, max, onAdd }: AddImagesProps) {
  const room = max - count;
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Chosen>([]);
  const take = async (files: readonly File[]) => {
    setBusy(true);
    const fitting: Omit<ItemImage, 'kind'>[] = [];
    const wrong = files.length > room ? [text.max(room)] : [];
    for (const file of files.slice(0, room)) {
      const fitted = await fitPicture(file, pictureRule);
      if ('problem' in fitted) wrong.push(text.failed(file.name, fitted.problem));
      else {
        const { file: fit, pixels } = fitted;
        fitting.push({ key: randomId(), alt: '', picture: { stored: null, file: fit, pixels } });
      }
    }
    setBusy(false);
    setProblems(wrong);
    setChosen(fitting);
  };
  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={text.add}
        accept={dialogTypes(pictureRule).join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void take(files);
        }}
      />
      <span className="flex flex-wrap gap-2">
        <AddButton
          size="sm"
          icon="upload"
          busy={isBusy}
          count={count}
          max={max}
          unit={editorText.units.picture}
          onClick={() => input.current?.click()}
        >
          {text.add}
        </AddButton>
        <ChoosePicture
          label={text.add}
          disabled={room <= 0}
          onPick={({ file, altText }) =>
            setChosen([{ key: randomId(), alt: altText, picture: pictureOf(file) }])
          }
        />
      </span>
      <p className="text-caption text-ink-soft">{text.hint}</p>
      {chosen.length > 0 && (
        <KindDialog
          count={chosen.length}
          onCancel={() => setChosen([])}
          onState={(kind) => {
            onAdd(chosen.map((image) => ({ ...image, kind })));
            setChosen([]);
          }}
        />
      )}
      <div role="alert" className="grid gap-2 empty:hidden">
        {problems.map((problem) => (
          <Note key={problem} tone="danger">
            {problem}
          </Note>
        ))}
      </div>
    </div>
  );
}

interface KindDialogProps {
  count: number;
  onState: (kind: PictureKind) => void;
  onCancel: () => void;
}

/** Asks for the kind of new pictures, which visitors read below each; nobody else knows it. */
function KindDialog({ count, onState, onCancel }: KindDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={text.askKind(count)}
      description={text.askKindHelp}
      footer={<Button onClick={onCancel}>{commonText.cancel}</Button>}
    >
      <div role="group" aria-label={text.askKind(count)} className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => onState(kind)}>
            {pictureKindWords[kind]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

/** Thumbnail of a picture, stored or new. */
export function ImageThumb({ image: { picture } }: { image: ItemImage }) {
  return (
    <img
      src={drawnImage(picture)?.filePath}
      alt=""
      className="h-24 w-full rounded-control bg-card object-contain"
    />
  );
}

interface KindFieldProps<Other extends string> {
  label: string;
  value: PictureKind | Other;
  /** Further answers, before the kinds. */
  others?: Record<Other, string>;
  onChange: (kind: PictureKind | Other) => void;
}

/** Kind of a picture: 實景, 示意圖 or 3D 合成. */
export function KindField<Other extends string = never>({
  label,
  value,
  others,
  onChange,
}: KindFieldProps<Other>) {
  const labels = { ...others, ...pictureKindWords } as Record<PictureKind | Other, string>;
  return (
    <Field label={label} help={text.kindHelp} group>
      <Segmented
        value={value}
        aria-label={label}
        onChange={onChange}
        options={(Object.keys(labels) as (PictureKind | Other)[]).map((kind) => ({
          value: kind,
          label: labels[kind],
        }))}
      />
    </Field>
  );
}
