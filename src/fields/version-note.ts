/** Body field of a save's note; omitted if empty, such as for a new record. */
export const versionNoteBody = (versionNote: string) =>
  versionNote.trim() === '' ? {} : { versionNote: versionNote.trim() };
