/** The element and address fragment of a list's export, to which Ctrl+K leads. */
export const exportId = 'export';
