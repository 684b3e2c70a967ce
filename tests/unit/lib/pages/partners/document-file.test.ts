import path from 'node:path';
import { expect, test } from '@jest/globals';
import { documentFile, firstPageOf, hasDocumentFile } from '@/lib/pages/partners/document-file';
import { writeCity } from '../../city/read/write-city';

const described = { id: 'kit', title: 'Kit', about: 'All about us.' };
const files = { 'documents/kit.pdf': '%PDF', 'documents/kit.webp': 'RIFF', 'documents/secret.pdf': '%PDF' };
const city = {
  folder: path.join(writeCity({ ...files, 'city.yaml': '' }), 'boulder'),
  partners: [
    { ...described, file: '/partners/kit.pdf' },
    { ...described, file: '/partners/lost.pdf' },
    { ...described, sharedFile: 'id' },
  ],
};

test.each([
  ['/partners/kit.pdf', '%PDF'],
  ['/partners/kit.webp', 'RIFF'],
])('%s is read from the folder of the city', async (address, text) => {
  const found = await documentFile(city, address);
  expect(String(Buffer.from(found?.body ?? []))).toBe(text);
  expect(found?.modified.getTime()).toBeGreaterThan(0);
});

test.each(['/partners/secret.pdf', '/partners/lost.pdf', '/partners/../city.yaml', '/partners/kit.html', ''])(
  'there is no document at %j',
  async (address) => {
    expect(await documentFile(city, address)).toBeUndefined();
    expect(hasDocumentFile(city, address)).toBe(false);
  },
);

test('the first page of a document stands beside it', () => {
  expect(hasDocumentFile(city, firstPageOf('/partners/kit.pdf'))).toBe(true);
});
