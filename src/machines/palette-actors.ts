import { searchRecords } from '../api/generated/operations';
import { called } from './call';
import { paletteMachine } from './palette';

/** The search over screens and records, joined to the API. */
export const palette = paletteMachine.provide({
  actors: { search: called(searchRecords) },
});
