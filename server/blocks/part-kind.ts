import type { PartSource, PartType } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import type { StoredPart } from '../base/db/stored-values';
import type { FileInfo } from '../base/files/file-infos';
import type { Input, Saving } from './part-storing';

type Schemas = components['schemas'];

type Answer<T extends PartType> = Omit<
  Extract<Schemas['WebPart'], { partType: T }>,
  'partType' | keyof Schemas['PartFields']
>;

type Stored = Omit<StoredPart, 'id' | 'partType'>;

/** Finds the file of a picture or document. */
export type FileOf = (sha: string | undefined) => FileInfo | undefined;

/** Behaviour of a block type; fields and limits are defined in the contract (specification 3 and 5). */
export interface PartKind<T extends PartType> {
  /** Its own fields of an answer. */
  answer: (stored: StoredPart, fileOf: FileOf) => Answer<T>;
  store: (input: Input<T>, saving: Saving) => Stored | Promise<Stored>;
  /** Validates rules beyond the contract; returns the invalid field and its message. */
  problem?: (input: Input<T>) => { field: string; message: string } | undefined;
  /** Source that such a block always shows. */
  source?: PartSource;
  /** True if an alternative text is missing, and the picture is not decorative. */
  lacksAlt?: (stored: StoredPart) => boolean;
  /** Its only approved content. */
  approvedAs?: 'figures' | 'terms';
}

/** A type whose fields are stored as they are sent, with defaults for omitted ones. */
export function plainKind<T extends PartType>(
  defaults: Answer<T> & Stored,
): Pick<PartKind<T>, 'answer' | 'store'> {
  const filled = (given: object) => {
    const own = Object.entries(given).filter(([name, value]) => name in defaults && (value ?? null) !== null);
    return { ...defaults, ...Object.fromEntries(own) };
  };
  return { answer: filled, store: filled };
}

/** Its own picture has neither alternative text nor is it decorative. */
export const lacksOwnAlt = ({ altText, isDecorative }: Pick<StoredPart, 'altText' | 'isDecorative'>) =>
  !isDecorative && !altText?.trim();

/** Fields of an answer with a picture, of a block or an entry. */
export function pictureOnWire(
  stored: Pick<StoredPart, 'altText' | 'isDecorative' | 'fileName' | 'fileSha'>,
  fileOf: FileOf,
) {
  const file = fileOf(stored.fileSha);
  return {
    altText: stored.altText ?? '',
    isDecorative: stored.isDecorative ?? false,
    filePath: file?.filePath ?? null,
    fileName: stored.fileName ?? null,
    fileExtension: file?.fileExtension ?? null,
    fileSize: file?.fileSize ?? null,
    width: file?.width ?? null,
    height: file?.height ?? null,
    ...(file?.focusX === undefined ? {} : { focusX: file.focusX }),
    ...(file?.focusY === undefined ? {} : { focusY: file.focusY }),
    sources: file?.sources ?? [],
  };
}
