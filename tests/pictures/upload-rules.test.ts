import { expect, test } from 'vitest';
import { limits } from '../../openapi/generated/limits';
import { uploadText } from '../../src/records/pictures/text';
import {
  acceptedExtensions,
  fileProblem,
  dialogTypes,
  pixelProblem,
} from '../../src/records/pictures/upload-rules';

const { cover, shareImage } = limits.CaseInfoCreate;
const png = (size: number) => ({ name: 'a.PNG', type: 'image/png', size });

test('File too large: "file size exceeds N MB"', () => {
  expect(fileProblem(png(2 * 1024 * 1024), cover)).toBeNull();
  expect(fileProblem(png(2 * 1024 * 1024 + 1), cover)).toBe('檔案大小超過 2 MB');
});

test('without a limit of its own a field takes what its types do: pictures 2 MB, documents 5 MB', () => {
  const documents = { accept: ['PDF', 'WORD', 'EXCEL', 'PNG'] } as const;
  const files = [
    ['a.pdf', 'application/pdf'],
    ['a.docx', ''],
    ['a.XLS', 'application/vnd.ms-excel'],
  ] as const;
  for (const [name, type] of files) {
    expect(fileProblem({ name, type, size: 5 * 1024 * 1024 }, documents)).toBeNull();
    expect(fileProblem({ name, type, size: 5 * 1024 * 1024 + 1 }, documents)).toBe('檔案大小超過 5 MB');
  }
  expect(fileProblem(png(2 * 1024 * 1024 + 1), documents)).toBe('檔案大小超過 2 MB');
  expect(acceptedExtensions(documents)).toEqual(['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.png']);
});

test('upload accepts by type list, default PNG and JPG, by extension and type', () => {
  expect(acceptedExtensions({ maxBytes: 1 })).toEqual(['.png', '.jpg', '.jpeg']);
  // The file dialog also offers what is converted, but no pictures in place of documents.
  expect(dialogTypes(cover)).toEqual(['.png', '.jpg', '.jpeg', 'image/*']);
  expect(dialogTypes({ accept: ['PDF', 'PNG'] })).toEqual(['.pdf', '.png']);
  expect(fileProblem({ name: 'a.pdf', type: 'application/pdf', size: 1 }, cover)).toBe(
    '檔案格式不符，僅接受 PNG、JPG',
  );
  expect(fileProblem({ name: 'a.png', type: 'text/html', size: 1 }, cover)).toBe(
    '檔案格式不符，僅接受 PNG、JPG',
  );
});

test('social sharing image exactly 1200x630 px', () => {
  expect(pixelProblem({ width: 1200, height: 630 }, shareImage)).toBeNull();
  expect(pixelProblem({ width: 1200, height: 631 }, shareImage)).toBe('圖片尺寸須為 1200 × 630 像素');
});

test('each other kind of picture that the browser cannot read is refused with a hint, whatever type the system reports', () => {
  for (const [name, type, kind] of [
    ['IMG_4471.HEIC', '', 'heic'],
    ['IMG_4471.heif', 'image/heif', 'heic'],
    ['IMG_4471', 'image/heic', 'heic'],
    ['a.avif', '', 'avif'],
    ['a', 'image/avif', 'avif'],
    ['a.TIF', '', 'tiff'],
    ['a', 'image/tiff', 'tiff'],
    ['a.bmp', '', 'bmp'],
    ['a', 'image/x-ms-bmp', 'bmp'],
    ['a.gif', 'image/gif', 'gif'],
    ['a', 'image/gif', 'gif'],
    ['a.svg', '', 'svg'],
    ['a', 'image/svg+xml', 'svg'],
  ] as const) {
    expect(fileProblem({ name, type, size: 1 }, cover)).toBe(uploadText.refused[kind]);
  }
  expect(fileProblem({ name: 'gif', type: '', size: 1 }, cover)).toBe(uploadText.fileType(['PNG', 'JPG']));
});
