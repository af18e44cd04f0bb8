/** A link, or a button that reads as one, inside running text. */
export const linkClass = [
  'text-primary underline decoration-1 underline-offset-4',
  'hover:text-primary-hover hover:decoration-2',
].join(' ');
