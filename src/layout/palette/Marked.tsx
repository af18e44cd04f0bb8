/** A text in which the keyword is marked, wherever it stands and in upper or lower case. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  const wanted = keyword.toLowerCase();
  const small = text.toLowerCase();
  // In a few languages a letter has another length in lower case: then there is nothing to cut by.
  const at = wanted && small.length === text.length ? small.indexOf(wanted) : -1;
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-tag bg-accent-tint font-bold text-inherit">{text.slice(at, end)}</mark>
      <Marked text={text.slice(end)} keyword={keyword} />
    </>
  );
}
