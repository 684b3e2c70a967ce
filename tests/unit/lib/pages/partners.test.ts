import path from 'node:path';
import { expect, test } from '@jest/globals';
import { documentFile, documentLinks, firstPageOf, hasDocumentFile } from '@/lib/pages/partners';
import { writeCity } from '../city/read/write-city';

const facts = { id: 'one', title: 'Partner Document 1', about: 'About' };

test('a document in the city’s folder is its own preview', () => {
  const file = '/partners/one.pdf';
  expect(documentLinks({ ...facts, file })).toEqual({ preview: file, full: file, foreign: false });
});

test('the preview and the page of a shared document contain its id', () => {
  expect(documentLinks({ ...facts, sharedFile: '1AbC-d_e' })).toEqual({
    preview: 'https://drive.google.com/file/d/1AbC-d_e/preview',
    full: 'https://drive.google.com/file/d/1AbC-d_e/view',
    foreign: true,
  });
});

test('the id of a shared document cannot change the host or path', () => {
  expect(documentLinks({ ...facts, sharedFile: '../../x?y#z' }).full).toBe(
    'https://drive.google.com/file/d/..%2F..%2Fx%3Fy%23z/view',
  );
});

const described = { id: 'kit', title: 'Kit', about: 'All about us.' };
const files = { 'documents/kit.pdf': '%PDF', 'documents/kit.webp': 'RIFF', 'documents/secret.pdf': '%PDF' };
const city = {
  folder: path.join(writeCity({ ...files, 'city.yaml': '' }), 'boulder'),
  documents: ['kit.pdf', 'kit.webp', 'secret.pdf'],
  partners: [
    { ...described, file: '/partners/kit.pdf' },
    { ...described, file: '/partners/lost.pdf' },
    { ...described, sharedFile: 'id' },
  ],
};

test.each([
  ['/partners/kit.pdf', '%PDF'],
  ['/partners/kit.webp', 'RIFF'],
])('the document at %s is read from the city’s folder', async (address, text) => {
  const found = await documentFile(city, address);
  expect(String(Buffer.from(found?.body ?? []))).toBe(text);
  expect(found?.modified.getTime()).toBeGreaterThan(0);
});

test.each(['/partners/secret.pdf', '/partners/lost.pdf', '/partners/../city.yaml', '/partners/kit.html', ''])(
  'there is no partner document at %j',
  async (address) => {
    expect(await documentFile(city, address)).toBeUndefined();
    expect(hasDocumentFile(city, address)).toBe(false);
  },
);

test('the picture of a document’s first page is the WebP file next to the document', () => {
  expect(hasDocumentFile(city, firstPageOf('/partners/kit.pdf'))).toBe(true);
});
