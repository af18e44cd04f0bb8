/** Highlights every occurrence of the keyword, ignoring case. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  const searched = keyword.toLowerCase();
  const small = text.toLowerCase();
  // Lower case may change the length of a text in a few languages: then nothing is marked.
  const at = searched && small.length === text.length ? small.indexOf(searched) : -1;
  if (at < 0) return text;
  const end = at + searched.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-tag bg-accent-tint font-bold text-inherit">{text.slice(at, end)}</mark>
      <Marked text={text.slice(end)} keyword={keyword} />
    </>
  );
}
