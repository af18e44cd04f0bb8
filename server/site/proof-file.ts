export * from '../../src/site/proof/proof-file';
export { type ZipEntry, zipFrame, zipLimits } from '../../src/site/proof/zip';
