import { searchRecords } from '../api/generated/operations';
import { called } from './call';
import { paletteMachine } from './palette';

export const palette = paletteMachine.provide({
  actors: { search: called(searchRecords) },
});
