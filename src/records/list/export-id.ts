/** Element id and URL fragment of a list's export, used by Ctrl+K. */
export const exportId = 'export';
