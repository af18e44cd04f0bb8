import { expect } from 'vitest';
import type { Db } from '../../../server/base/db/client';
import type { Records, Sent } from './writing-calls';

/** A correct call of the specification with its complete answer. */
interface ValidCall extends Sent {
  messages?: string[];
  data: unknown;
  /** Later read: an address with its data; null if nothing is left. */
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
  /** Makes a preceding call. */
  call: (method: 'POST' | 'PUT', url: string, sent: Sent) => Promise<unknown>;
}

type MakeCall = (world: World) => ValidCall | Promise<ValidCall>;
export type ValidCalls = Record<string, MakeCall>;

export const saved = ['儲存成功'];
export const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
export const someId: unknown = expect.any(Number);

/** Author fields of every record; empty after creation. */
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
/** A sent picture. */
export const picture = (name: string, width: number, height: number) => ({
  filePath: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.jpg$/) as unknown,
  fileName: name,
  fileExtension: 'jpg',
  fileSize: someId,
  width,
  height,
  sources: expect.any(Array) as unknown,
});
