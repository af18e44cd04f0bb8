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

/** Says what a hit follows; `source` is null for a copy that has other content than its shared block. */
function followsWords({ source }: ReplaceHit, isFollowing: boolean): string {
  const words = text.follows[isFollowing ? 'now' : 'later'];
  const kind = source?.kind;
  return kind !== undefined && kind in words ? words[kind as keyof typeof words] : text.follows.behind;
}

/** A hit in its sentence, before and after; `isFollowing` if it changes with what it follows. */
export function ChangedSentence({ hit, isFollowing }: { hit: ReplaceHit; isFollowing: boolean }) {
  const { before, found, replacement, after, doubt, follows } = hit;
  return (
    <p className="min-w-0 wrap-anywhere">
      {before}
      {follows && !isFollowing ? found : <Change found={found} replacement={replacement} />}
      {after}
      {(follows || doubt) && (
        <span className="ml-2 text-caption text-ink-soft">
          {follows ? followsWords(hit, isFollowing) : text.doubts[doubt ?? 'quoted']}
        </span>
      )}
    </p>
  );
}
