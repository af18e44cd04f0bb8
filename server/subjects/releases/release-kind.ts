import { defineKind } from '../../records/kind';
import { releaseRecords } from './records';

export const releaseKind = defineKind({
  preview: {
    audit: 'release',
    find: async (db, recordId) => ({ recordId, title: (await releaseRecords.find(db, recordId)).name }),
  },
});
