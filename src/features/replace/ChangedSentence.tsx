import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ReplaceHit } from './replace-loaders';
import { replaceText as text } from './text';

interface ChangeProps {
  found: string;
  replacement: string;
}

/** Old text struck, new text after it. */
export function Change({ found, replacement }: ChangeProps) {
  return (
    <>
      <del className="rounded-tag bg-danger-tint px-0.5 text-danger">{found}</del>
      <VisuallyHidden>{text.becomes}</VisuallyHidden>
      <ins className="rounded-tag bg-success-tint px-0.5 text-success no-underline">
        {replacement || text.removed}
      </ins>
    </>
  );
}

/** A hit in its sentence, before and after. */
export function ChangedSentence({ hit }: { hit: ReplaceHit }) {
  const { before, found, replacement, after, doubt, follows } = hit;
  return (
    <p className="min-w-0 wrap-anywhere">
      {before}
      {follows ? found : <Change found={found} replacement={replacement} />}
      {after}
      {(follows || doubt) && (
        <span className="ml-2 text-caption text-ink-soft">
          {follows ? text.follows : text.doubts[doubt ?? 'quoted']}
        </span>
      )}
    </p>
  );
}
