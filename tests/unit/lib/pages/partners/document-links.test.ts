import { expect, test } from '@jest/globals';
import { documentLinks } from '@/lib/pages/partners/document-links';

const facts = { id: 'one', title: 'Partner Document 1', about: 'About' };

test('a file of ours is shown in place', () => {
  const file = '/partners/one.pdf';
  expect(documentLinks({ ...facts, file })).toEqual({ preview: file, full: file, foreign: false });
});

test('the id of a file at a file-sharing service leads to its preview and its page', () => {
  expect(documentLinks({ ...facts, sharedFile: '1AbC-d_e' })).toEqual({
    preview: 'https://drive.google.com/file/d/1AbC-d_e/preview',
    full: 'https://drive.google.com/file/d/1AbC-d_e/view',
    foreign: true,
  });
});

test('an id cannot lead elsewhere', () => {
  expect(documentLinks({ ...facts, sharedFile: '../../x?y#z' }).full).toBe(
    'https://drive.google.com/file/d/..%2F..%2Fx%3Fy%23z/view',
  );
});
