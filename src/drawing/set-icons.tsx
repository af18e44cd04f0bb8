/** Outlines of what the list of a set names, on a field of 20. */
const outlines = {
  home: 'M3.5 8.5 10 3.5l6.5 5V16a.5.5 0 0 1-.5.5h-4v-5H8v5H4a.5.5 0 0 1-.5-.5z',
  page: 'M3.5 3.5h13v13h-13zM3.5 8h13M8.5 8v8.5',
  news: 'M3.5 5h10v10.5a1 1 0 0 0 1 1h-10a1 1 0 0 1-1-1zM13.5 8h3v7.5a1 1 0 0 1-2 0M6 8h5M6 11h5M6 13.5h3',
  article: 'M5 3.5h10v13H5zM7.5 7h5M7.5 10h5M7.5 13h3',
  popup: 'M3.5 4.5h13v11h-13zM9.5 9.5h5v4h-5z',
  follows: 'M3.5 3.5h6v6h-6zM10.5 10.5h6v6h-6zM9.5 6.5h4v4',
} as const;

export type SetIconName = keyof typeof outlines;

/** Outline before the name of a page or item, which says its kind in words too. */
export const SetIcon = ({ name }: { name: SetIconName }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={outlines[name]} fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);
