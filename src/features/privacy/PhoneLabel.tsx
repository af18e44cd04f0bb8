/** Label of a value on a phone, where column headings are hidden. */
export function PhoneLabel({ children }: { children: string }) {
  return <span className="mr-1 text-ink-soft tablet:hidden">{children}</span>;
}
