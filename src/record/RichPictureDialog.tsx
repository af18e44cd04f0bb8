import { useEffect, useState } from 'react';
import { createMedia, getMedia } from '../api/generated/operations';
import { limits } from '../api/generated/limits';
import { useCall } from '../calls/use-call';
import { ChoosePicture } from '../pictures/ChoosePicture';
import { fileNameIn, fileUrl } from '../pictures/file-url';
import type { PickedPicture } from '../pictures/library';
import { fileText, pictureText } from '../pictures/text';
import { acceptedExtensions, acceptedTypes, megabytes, mostBytes } from '../pictures/upload-rules';
import { usePictureEntry } from '../pictures/use-picture-entry';
import { usePermission } from '../session/session';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { FilePicker } from '../ui/FilePicker';
import { TextInput } from '../ui/TextInput';
import { useStableMethods } from '../ui/use-stable-callback';
import { editorText, formText, problemText } from './text';

/** A picture of the text: a stored one, by its address. */
export interface TextPicture {
  src: string;
  alt: string;
  width: number | null | undefined;
  height: number | null | undefined;
}

interface RichPictureDialogProps {
  /** The picture whose alternative text is edited; null for a new one. */
  picture: TextPicture | null;
  /** A new one that was pasted or dropped. */
  file: File | null;
  onApply: (picture: TextPicture) => void;
  onClose: () => void;
  focusElsewhere: () => boolean;
}

const rule = limits.MediaCreate.file;
const mostAlt = limits.MediaCreate.altText.maxLength;

/** A new file, or a picture of the library. */
type Chosen = { file: File; details: string } | { stored: PickedPicture['file'] };

/** Asks for a picture and its alternative text: one of the library, or a new one, which is uploaded before it stands in the text. */
export function RichPictureDialog({
  picture,
  file: given,
  onApply,
  onClose,
  focusElsewhere,
}: RichPictureDialogProps) {
  const { canCreate } = usePermission('Permissions.Media');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [isDecorative, setDecorative] = useState(picture?.alt === '');
  const [isTried, setTried] = useState(false);
  const upload = useCall();
  const entry = usePictureEntry({
    rule,
    onPicture: (file, pixels) => setChosen({ file, details: fileText(file.size, pixels) }),
  });
  const { take } = useStableMethods({ take: entry.take });
  useEffect(() => {
    if (given) take(given);
  }, [given, take]);
  const altText = isDecorative ? '' : alt.trim();
  const wrong = {
    file: !picture && !chosen ? problemText.required : undefined,
    alt: isDecorative
      ? undefined
      : altText === ''
        ? editorText.altMissing
        : [...altText].length > mostAlt
          ? problemText.maxLength(mostAlt)
          : undefined,
  };

  async function apply() {
    setTried(true);
    if (wrong.file ?? wrong.alt) return;
    if (picture) return onApply({ ...picture, alt: altText });
    if (!chosen) return;
    const insert = ({ filePath, width, height }: PickedPicture['file']) =>
      onApply({ src: filePath, alt: altText, width, height });
    if ('stored' in chosen) return insert(chosen.stored);
    await upload.call(
      async () => {
        const saved = await createMedia({ file: chosen.file, altText });
        return saved.ok ? getMedia({ id: saved.data.id }) : saved;
      },
      ({ file }) => insert(file),
    );
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!upload.isBusy}
      focusElsewhere={focusElsewhere}
      title={picture ? editorText.pictureEdit : editorText.pictureInsert}
      footer={
        <>
          <Button disabled={upload.isBusy} onClick={onClose}>
            {formText.cancel}
          </Button>
          <Button
            variant="primary"
            busy={upload.isBusy}
            busyLabel={editorText.uploading}
            onClick={() => void apply()}
          >
            {picture ? editorText.linkApply : editorText.pictureInsert}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {picture ? (
          <img src={picture.src} alt="" className="mx-auto max-h-60 max-w-full" />
        ) : (
          <Field
            label={editorText.picture}
            group
            required
            error={isTried && !entry.problem ? wrong.file : undefined}
          >
            {canCreate ? (
              <FilePicker
                accept={acceptedExtensions(rule)}
                labels={editorText.upload}
                hint={editorText.pictureHint(acceptedTypes(rule), megabytes(mostBytes(rule)))}
                shape="row"
                {...(chosen ? { file: shownFile(chosen) } : {})}
                {...(entry.problem ? { problem: entry.problem } : {})}
                onFile={entry.take}
              />
            ) : (
              chosen && <img src={shownFile(chosen).url} alt="" className="max-h-60 max-w-full" />
            )}
            <div className="mt-2">
              <ChoosePicture
                label={editorText.picture}
                onPick={({ file: stored, altText: known }) => {
                  entry.clear();
                  setChosen({ stored });
                  if (known && alt.trim() === '' && !isDecorative) setAlt(known);
                }}
              />
            </div>
          </Field>
        )}
        <Field
          label={editorText.alt}
          help={editorText.altHelp}
          error={isTried ? wrong.alt : undefined}
          counter={{ length: [...alt].length, max: mostAlt }}
        >
          <TextInput value={alt} disabled={isDecorative} onChange={(event) => setAlt(event.target.value)} />
        </Field>
        <Checkbox checked={isDecorative} onChange={(event) => setDecorative(event.target.checked)}>
          {pictureText.decorative}
        </Checkbox>
      </div>
      {entry.dialog}
    </Dialog>
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
