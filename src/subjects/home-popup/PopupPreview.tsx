import { PopupFrame } from '../../publishing/preview/PopupFrame';
import { fileUrl } from '../../records/pictures/file-url';
import { TitledCard } from '../../ui/Card';
import type { PopupForm } from './popup-form';
import { popupText } from './text';

export function PopupPreview({
  values: {
    image: { file, stored },
    altText,
    title,
  },
}: {
  values: PopupForm['values'];
}) {
  const src = file ? fileUrl(file) : stored?.filePath;
  // The size of a chosen file is not known.
  const size = file ? {} : { width: stored?.width, height: stored?.height };
  return (
    <TitledCard title={popupText.preview} className="self-start">
      <div className="grid place-items-center rounded-card bg-veil p-6">
        {src ? (
          <PopupFrame picture={{ src, ...size }} alt={altText || title} />
        ) : (
          <p className="rounded-card bg-card p-6 text-table text-ink-soft">{popupText.previewEmpty}</p>
        )}
      </div>
    </TitledCard>
  );
}
