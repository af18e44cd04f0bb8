import { expect } from 'vitest';
import type { Db } from '../../../server/db/client';
import type { Records, Sent } from './writing-calls';

/** A call of the specification as it should be made, and the whole of what it answers. */
interface RightCall extends Sent {
  messages?: string[];
  data: unknown;
  /** What is read afterwards: an address, and the data there; null where nothing is left. */
  reads?: (data: { id: number; themeId: number; token: string }) => {
    url: string;
    data: unknown;
    token?: string;
  };
}

export interface World {
  db: Db;
  records: Records;
  caller: { id: number; account: string; name: string };
  /** Makes another call first. */
  call: (method: 'POST' | 'PUT', url: string, sent: Sent) => Promise<unknown>;
}

type MakeCall = (world: World) => RightCall | Promise<RightCall>;
export type RightCalls = Record<string, MakeCall>;

export const saved = ['儲存成功'];
export const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
export const someId: unknown = expect.any(Number);

/** The end of every record: by whom it was last changed, nobody where it was only made. */
export const made = (by = '', rowVersion = 1) => ({
  createdOn: time,
  lastModifiedOn: time,
  lastModifiedBy: by,
  updateRecord: { lastModifiedBy: by, lastModifiedOn: time },
  rowVersion,
});
export const page = (items: unknown[]) => ({
  items,
  totalCount: items.length,
  countLimit: 10_000,
  pageNumber: 1,
  pageSize: 10,
});
/** A picture that was sent. */
export const picture = (name: string, width: number, height: number) => ({
  filePath: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.jpg$/) as unknown,
  fileName: name,
  fileExtension: 'jpg',
  fileSize: someId,
  width,
  height,
  sources: expect.any(Array) as unknown,
});
