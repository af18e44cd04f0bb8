/** Link, or link-like button, in running text. */
export const linkClass = [
  'underline decoration-1 underline-offset-4 soft:text-primary',
  'hover:decoration-2 hover:soft:text-primary-hover',
].join(' ');
