import type { Bodies as SentBodies, OperationId } from '../../../openapi/generated/operations';
import type { UploadedFile } from './uploaded-file';

/** A contract value as the server receives it, with form files already read. */
export type Received<Value> = Value extends File
  ? UploadedFile
  : Value extends object
    ? { [Key in keyof Value]: Received<Value[Key]> }
    : Value;

/** The validated body of each operation. */
export type Bodies = { [Op in OperationId]: Received<SentBodies[Op]> };
