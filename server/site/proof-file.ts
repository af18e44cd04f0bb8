export * from '../../src/site/proof/proof-file';
export { writeZip, type ZipFile } from '../../src/site/proof/zip';
