/** `page`: with titles, quotes, alignment and undo of its own; `block`: only formatting that the page lacks. */
export type EditorKind = 'page' | 'block';
