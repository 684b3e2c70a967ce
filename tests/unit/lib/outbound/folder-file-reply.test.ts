import { expect, test } from '@jest/globals';
import { folderFileReply } from '@/lib/outbound/folder-file-reply';

const request = new Request('http://localhost/');
const file = { body: new Uint8Array([1, 2, 3]), modified: new Date('2026-11-01T12:00:00Z') };

test.each([
  ['kit.pdf', 'application/pdf'],
  ['kit.webp', 'image/webp'],
  ['balloon-day.svg', 'image/svg+xml'],
])('%s is sent as %s, with the time of its last change', async (name, type) => {
  const response = folderFileReply(request, name, file);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('last-modified')).toBe('Sun, 01 Nov 2026 12:00:00 GMT');
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3]);
});

test('shared caches keep it for half an hour', () => {
  expect(folderFileReply(request, 'kit.pdf', file).headers.get('cache-control')).toBe('public, max-age=1800');
});

test.each([
  ['a file that is not there', 'kit.pdf', undefined],
  ['a type that is none of ours', 'kit.html', file],
])('%s is not found', (_, name, found) => {
  expect(folderFileReply(request, name, found).status).toBe(404);
});
