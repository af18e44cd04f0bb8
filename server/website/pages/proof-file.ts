export * from '../../../src/drawing/proof/proof-file';
export { type ZipEntry, zipFrame, zipLimits } from '../../../src/drawing/proof/zip';
