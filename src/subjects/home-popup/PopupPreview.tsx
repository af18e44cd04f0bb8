import { fileUrl } from '../../records/pictures/file-url';
import { TitledCard } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import type { PopupForm } from './popup-form';
import { popupText } from './text';

export function PopupPreview({ values: { image, altText, title } }: { values: PopupForm['values'] }) {
  const src = image.file ? fileUrl(image.file) : image.stored?.filePath;
  return (
    <TitledCard title={popupText.preview} className="self-start">
      <div className="grid place-items-center rounded-card bg-veil p-6">
        {src ? (
          <div className="relative" style={shownWidth(image)}>
            <img src={src} alt={altText || title} className="max-h-96 rounded-card" />
            <span
              className="absolute -top-3 -right-3 grid size-8 place-items-center rounded-full bg-card text-ink"
              aria-hidden="true"
            >
              <Icon name="close" size={16} />
            </span>
          </div>
        ) : (
          <p className="rounded-card bg-card p-6 text-table text-ink-soft">{popupText.previewEmpty}</p>
        )}
      </div>
    </TitledCard>
  );
}

/** Maximum height in pixels. */
const maxHeight = 384;

/** Reserves the width of a picture of known size until it has loaded. */
function shownWidth({ file, stored }: PopupForm['values']['image']) {
  const { width, height } = (!file && stored) || {};
  if (!width || !height) return undefined;
  const maxWidth = Math.min(width, (maxHeight * width) / height);
  return { width: `min(100%, ${maxWidth}px)`, aspectRatio: `${width} / ${height}` };
}
