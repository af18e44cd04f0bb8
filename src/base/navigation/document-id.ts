/** Element id of a document's card, as a link target. */
export const documentId = (id: number): string => `document-${id}`;
