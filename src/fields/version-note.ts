/** The note of a save; nothing where none was written, as a new record has none. */
export const versionNoteBody = (versionNote: string) =>
  versionNote.trim() === '' ? {} : { versionNote: versionNote.trim() };
