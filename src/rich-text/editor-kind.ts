/** Of a whole page: with titles, quotes, alignment and undo of its own; of a block: what the page does not say itself. */
export type EditorKind = 'page' | 'block';
