/** Name of a value where a phone has no head of its column. */
export function PhoneLabel({ children }: { children: string }) {
  return <span className="mr-1 text-ink-soft tablet:hidden">{children}</span>;
}
