/** Search of the enquiry list that shows what is not closed, the oldest first. */
export const openContacts = { state: 'open', sort: 'oldest' } as const;
