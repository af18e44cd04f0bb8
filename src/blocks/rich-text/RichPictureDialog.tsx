import { kindUnits } from '../../../openapi/generated/kinds';
import { useEffect, useEffectEvent, useState } from 'react';
import { createMedia, getMedia } from '../../api/generated/operations';
import { limits } from '../../../openapi/generated/limits';
import { useCall } from '../../base/calls/use-call';
import { ChoosePicture } from '../../records/pictures/ChoosePicture';
import { fileNameIn, fileUrl } from '../../records/pictures/file-url';
import type { PickedPicture } from '../../records/pictures/library';
import { fileText, pictureText } from '../../records/pictures/text';
import { dialogTypes, acceptedTypes, megabytes, maxBytesOf } from '../../records/pictures/upload-rules';
import { usePictureEntry } from '../../records/pictures/use-picture-entry';
import { usePermission } from '../../base/session/session';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { FilePicker } from '../../ui/FilePicker';
import { TextInput } from '../../ui/TextInput';
import { editorText, problemText } from '../../records/record/text';
import { DialogButtons } from '../../records/record/DialogButtons';

/** A stored picture in rich text, by its URL. */
export interface TextPicture {
  src: string;
  alt: string;
  width: number | null | undefined;
  height: number | null | undefined;
}

interface RichPictureDialogProps {
  /** The picture whose alternative text is edited; null for a new one. */
  picture: TextPicture | null;
  /** A pasted or dropped picture. */
  file: File | null;
  onApply: (picture: TextPicture) => void;
  onClose: () => void;
  focusElsewhere: () => boolean;
}

const rule = limits.MediaCreate.file;
const maxAltLength = limits.MediaCreate.altText.maxLength;

/** A new file, or a picture of the library. */
type Chosen = { file: File; details: string } | { stored: PickedPicture['file'] };

/** Asks for a picture and its alternative text. A new file is uploaded before it is inserted. */
export function RichPictureDialog({
  picture,
  file: given,
  onApply,
  onClose,
  focusElsewhere,
}: RichPictureDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [isDecorative, setDecorative] = useState(picture?.alt === '');
  const [isTried, setTried] = useState(false);
  const { insert, isBusy } = useInsertion(onApply);
  const altText = isDecorative ? '' : alt.trim();
  const wrong = {
    file: !picture && !chosen ? problemText.required : undefined,
    alt: isDecorative ? undefined : altProblem(altText),
  };

  async function apply() {
    setTried(true);
    if (wrong.file ?? wrong.alt) return;
    if (picture) return onApply({ ...picture, alt: altText });
    if (chosen) await insert(chosen, altText);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      focusElsewhere={focusElsewhere}
      title={picture ? editorText.pictureEdit : editorText.pictureInsert}
      footer={
        <DialogButtons
          label={picture ? editorText.linkApply : editorText.pictureInsert}
          busyLabel={editorText.uploading}
          isBusy={isBusy}
          onSend={() => void apply()}
          onClose={onClose}
        />
      }
    >
      <div className="grid gap-4">
        {picture ? (
          <img src={picture.src} alt="" className="mx-auto max-h-60 max-w-full" />
        ) : (
          <NewPicture
            given={given}
            chosen={chosen}
            onChoose={(next, known = '') => {
              setChosen(next);
              if (known && alt.trim() === '' && !isDecorative) setAlt(known);
            }}
            error={isTried ? wrong.file : undefined}
          />
        )}
        <Field
          label={editorText.alt}
          help={editorText.altHelp}
          error={isTried ? wrong.alt : undefined}
          counter={{ length: [...alt].length, max: maxAltLength }}
        >
          <TextInput value={alt} disabled={isDecorative} onChange={(event) => setAlt(event.target.value)} />
        </Field>
        <Checkbox checked={isDecorative} onChange={(event) => setDecorative(event.target.checked)}>
          {pictureText.decorative}
        </Checkbox>
      </div>
    </Dialog>
  );
}

/** Applies a chosen picture; a new file is uploaded first. */
function useInsertion(onApply: (picture: TextPicture) => void) {
  const { call, isBusy } = useCall();
  const insert = async (chosen: Chosen, alt: string) => {
    const apply = ({ filePath, width, height }: PickedPicture['file']) =>
      onApply({ src: filePath, alt, width, height });
    if ('stored' in chosen) return apply(chosen.stored);
    await call(
      async () => {
        const saved = await createMedia({ file: chosen.file, altText: alt });
        return saved.ok ? getMedia({ id: saved.data.id }) : saved;
      },
      ({ file }) => apply(file),
    );
  };
  return { insert, isBusy };
}

function altProblem(alt: string): string | undefined {
  if (alt === '') return editorText.altMissing;
  return [...alt].length > maxAltLength ? problemText.maxLength(maxAltLength) : undefined;
}

interface NewPictureProps {
  /** A pasted or dropped file. */
  given: File | null;
  chosen: Chosen | null;
  /** `known`: alternative text of the library. */
  onChoose: (chosen: Chosen, known?: string) => void;
  error: string | undefined;
}

/** Field for a file or a library picture. */
function NewPicture({ given, chosen, onChoose, error }: NewPictureProps) {
  const { canCreate } = usePermission(kindUnits.media);
  const entry = usePictureEntry({
    rule,
    onPicture: (file, pixels) => onChoose({ file, details: fileText(file.size, pixels) }),
    onStored: (stored, altText) => onChoose({ stored }, altText),
  });
  const take = useEffectEvent(entry.take);
  useEffect(() => {
    if (given) take(given);
  }, [given]);
  return (
    <>
      <Field label={editorText.picture} group required error={entry.problem ? undefined : error}>
        {canCreate ? (
          <FilePicker
            accept={dialogTypes(rule)}
            labels={editorText.upload}
            hint={editorText.pictureHint(acceptedTypes(rule), megabytes(maxBytesOf(rule)))}
            shape="row"
            {...(chosen ? { file: shownFile(chosen) } : {})}
            {...(entry.problem ? { problem: entry.problem } : {})}
            onFile={entry.take}
          />
        ) : (
          chosen && <img src={shownFile(chosen).url} alt="" className="max-h-60 max-w-full" />
        )}
        <div className="mt-2">
          <ChoosePicture label={editorText.picture} onPick={entry.pick} />
        </div>
      </Field>
      {entry.dialog}
    </>
  );
}

function shownFile(chosen: Chosen): { url: string; name: string; details: string } {
  if ('file' in chosen) {
    return { url: fileUrl(chosen.file), name: chosen.file.name, details: chosen.details };
  }
  const { filePath, fileName, fileSize } = chosen.stored;
  return {
    url: filePath,
    name: fileName ?? fileNameIn(filePath),
    details: fileText(fileSize, chosen.stored),
  };
}
