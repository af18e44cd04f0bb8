/** `page`: with titles, quotes, alignment and its own undo; `block`: only formatting that the page lacks. */
export type EditorKind = 'page' | 'block';
