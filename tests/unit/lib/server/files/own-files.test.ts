import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from '@jest/globals';
import { OwnFiles } from '@/lib/server/files/own-files';
import type { EncodedResponse } from '@/lib/server/finished/encoded-response';
import { protection } from '@/lib/server/headers';

const root = mkdtempSync(path.join(tmpdir(), 'files-'));
const script = 'export const answer = 42;\n'.repeat(100);
const put = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
};

const protect = protection({ frameHosts: [], secure: true, ownDocuments: false });
let files: OwnFiles;
beforeAll(() => {
  put('.next/static/chunks/a.js', script);
  put('.next/static/media/worker.ts', script);
  put('public/a.png', 'png');
  put('public/tiles/a.png', 'png');
  put('public/more/a.pdf', 'pdf');
  put('public/more/b.pdf', 'pdf');
  put('public/c.png', 'png');
  put('public/.well-known/a.json', '{}');
  files = new OwnFiles(root, protect);
});

const codingsOf = async (address: string) => ((await files.get(address)) as EncodedResponse).codings;
const controlOf = async (address: string) => (await codingsOf(address)).identity.head['cache-control'];

test('a script of the build is sent in each coding, with its type and length', async () => {
  const { identity, gzip, br } = await codingsOf('/_next/static/chunks/a.js');
  expect(String(identity.body)).toBe(script);
  expect(String(gunzipSync(gzip?.body ?? Buffer.alloc(0)))).toBe(script);
  expect(String(brotliDecompressSync(br?.body ?? Buffer.alloc(0)))).toBe(script);
  expect(br?.head).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'content-encoding': 'br',
    'content-length': String(br?.body.length),
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/tiles/a.png', 'public, max-age=31536000, immutable'],
  ['/more/a.pdf', 'public, max-age=3600'],
  ['/.well-known/a.json', 'public, max-age=300, s-maxage=30, stale-while-revalidate=30'],
])('%s may be kept: %s', async (address, control) => {
  expect(await controlOf(address)).toBe(control);
});

test('a file for machines may be read by any origin, and no other', async () => {
  const { identity } = await codingsOf('/.well-known/a.json');
  expect(identity.head).toMatchObject({
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await codingsOf('/a.png')).identity.head).not.toHaveProperty('access-control-allow-origin');
});

test.each([
  '/_next/static/chunks/b.js',
  '/_next/static/media/worker.ts',
  '/_next/static',
  '/more',
  '/more/..',
])('there is no file at %s', async (address) => {
  expect(await files.get(address)).toBeUndefined();
});

test('a file is read once, also for several at once, and then known', async () => {
  expect(files.known('/more/b.pdf')).toBeUndefined();
  const [one, other] = await Promise.all([files.get('/more/b.pdf'), files.get('/more/b.pdf')]);
  expect(one).toBe(other);
  expect(files.known('/more/b.pdf')).toBe(one);
});

test('a file that has gone away is not there, until it is back', async () => {
  rmSync(path.join(root, 'public/c.png'));
  expect(await files.get('/c.png')).toBeUndefined();
  put('public/c.png', 'png');
  put('public/.well-known/a.json', '{}');
  expect(await files.get('/c.png')).toBeDefined();
});

test('a folder that a file has taken the place of has no files any more', async () => {
  put('public/late/a.png', 'png');
  const late = new OwnFiles(root, protect);
  rmSync(path.join(root, 'public/late'), { recursive: true });
  put('public/late', 'a file');
  expect(await late.get('/late/a.png')).toBeUndefined();
});

test('a site without a folder public/ has the files of its build', async () => {
  const bare = mkdtempSync(path.join(tmpdir(), 'files-'));
  mkdirSync(path.join(bare, '.next/static'), { recursive: true });
  writeFileSync(path.join(bare, '.next/static/a.js'), script);
  const bareFiles = new OwnFiles(bare, protect);
  expect(await bareFiles.get('/_next/static/a.js')).toBeDefined();
  expect(await bareFiles.get('/a.png')).toBeUndefined();
});

test('of a build whose place another has taken, the files are still there', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'builds-'));
  mkdirSync(path.join(place, '.next-old/static'), { recursive: true });
  writeFileSync(path.join(place, '.next-old/static/a.js'), script);
  symlinkSync('.next-old', path.join(place, '.next'));
  const served = new OwnFiles(place, protect);
  mkdirSync(path.join(place, '.next-new/static'), { recursive: true });
  rmSync(path.join(place, '.next'));
  symlinkSync('.next-new', path.join(place, '.next'));
  const { codings } = (await served.get('/_next/static/a.js')) as EncodedResponse;
  expect(String(codings.identity.body)).toBe(script);
});
