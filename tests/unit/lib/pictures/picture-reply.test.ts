import { describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { trouble } from '@/lib/base/log';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { type AddressParts, type ForeignPicture, pictureBase } from '@/lib/pictures/address/signed-address';
import { formatFor, pictureReply } from '@/lib/pictures/picture-reply';
import { encodePicture } from '@/lib/pictures/proxy/encode-picture';
import { PictureFailures } from '@/lib/pictures/proxy/picture-failures';
import { PictureFiles } from '@/lib/pictures/proxy/picture-files';
import { createPictureProxy } from '@/lib/pictures/proxy/picture-proxy';
import { pictureFile } from '../../../fake-upstream/pictures/known-pictures';
import { temporaryFolder } from '../../../temporary/folder';
import { city } from '../../any-city';

const key = 'a key of the operator, long enough';
const chrome = 'image/avif,image/webp,image/apng,*/*;q=0.8';
const framed: ForeignPicture = { address: 'https://cdn.example/a.jpg' };

/** Creates a site whose picture proxy always fetches the same file from the fake upstream. */
function site(name = 'good.jpg', fetched?: () => Promise<Outcome<Buffer>>) {
  const file = async () => ok((await pictureFile(name))?.bytes ?? Buffer.alloc(0));
  const fetch = jest.fn(fetched ?? file);
  const folder = temporaryFolder();
  const proxy = createPictureProxy({
    fetchOriginal: fetch,
    encode: encodePicture,
    files: new PictureFiles(folder, {
      maxBytes: 1e7,
      warn: () => undefined,
      writing: trouble(() => undefined, 'warn', '', ''),
    }),
    failures: new PictureFailures({ now: Date.now, log: () => {}, onMissing: () => {} }),
  });
  const parts = {
    keys: [key],
    proxy: () => proxy,
    patienceMs: 60_000,
  };
  const ask = (path: string, headers: Record<string, string> = { Accept: chrome }, more = {}) => {
    const [, , signature = '', options = '', picture = '', width = ''] = (path.split('?')[0] ?? '').split(
      '/',
    );
    const address: AddressParts = { signature, options, picture, width };
    return pictureReply(city, new Request(`http://site.example${path}`, { headers }), address, {
      ...parts,
      ...more,
    });
  };
  return { ask, fetch };
}

const pathOf = (picture: ForeignPicture, width = 480) => `${pictureBase(picture, key)}${width}`;
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a signed address', () => {
  test('serves the picture, cacheable for a year, with headers that keep it from running code', async () => {
    const response = await site().ask(pathOf(framed));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable, s-maxage=30, stale-if-error=86400',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      vary: 'Accept',
    });
    expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ format: 'heif', width: 480 });
  });

  test('serves WebP to a browser that does not accept AVIF', async () => {
    const response = await site().ask(pathOf(framed), { Accept: 'image/webp,*/*' });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await bytesOf(response)).metadata()).format).toBe('webp');
  });

  test('returns 304 to a matching ETag without fetching', async () => {
    const { ask, fetch } = site();
    const etag = (await ask(pathOf(framed))).headers.get('etag') ?? '';
    const again = site();
    const response = await again.ask(pathOf(framed), { Accept: chrome, 'If-None-Match': `W/${etag}` });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
    expect([fetch, again.fetch].map((one) => one.mock.calls.length)).toEqual([1, 0]);
  });

  test('has a separate ETag for each width and format', async () => {
    const { ask } = site();
    const all = [
      await ask(pathOf(framed)),
      await ask(pathOf(framed, 720)),
      await ask(pathOf(framed), { Accept: '*/*' }),
    ];
    expect(new Set(all.map((one) => one.headers.get('etag'))).size).toBe(3);
  });
});

test.each([
  ['without a valid signature', '/pictures/AAAAAAAAAAAAAAAA/framed/aHR0cHM6Ly9jZG4uZXhhbXBsZS9hLmpwZw/480'],
  ['with a query string', `${pathOf(framed)}?x=1`],
])('an address %s gets a 403 and causes no fetch', async (_, path) => {
  const { ask, fetch } = site();
  const response = await ask(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store']);
  expect(fetch).not.toHaveBeenCalled();
});

describe('a picture that cannot be served', () => {
  test('gets a 404 with a sandboxed 1×1 SVG, cached for five minutes', async () => {
    const response = await site('', async () => fail('dns', 'ENOTFOUND')).ask(pathOf(framed));
    expect(response.status).toBe(404);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=300',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(response.headers.has('etag')).toBe(false);
    expect(await response.text()).toMatch(/^<svg [^>]*width="1" height="1"\/>\n$/);
  });

  test('gets a 404 in plain text inside an article, so that its alt text is shown', async () => {
    const response = await site('', async () => fail('dns', 'ENOTFOUND')).ask(
      pathOf({ ...framed, whole: true }),
    );
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
  });

  test('gets a 404 if its file is damaged', async () => {
    expect((await site('cut.jpg').ask(pathOf(framed))).status).toBe(404);
  });

  test('gets a 404, cached for 20 seconds, if fetching it takes too long', async () => {
    let arrive: (bytes: Outcome<Buffer>) => void = () => undefined;
    const arrival = new Promise<Outcome<Buffer>>((resolve) => {
      arrive = resolve;
    });
    const { ask } = site('', () => arrival);
    const early = await ask(pathOf(framed), { Accept: chrome }, { patienceMs: 1 });
    expect([early.status, early.headers.get('cache-control')]).toEqual([404, 'public, max-age=20']);
    arrive(ok((await pictureFile('good.jpg'))?.bytes ?? Buffer.alloc(0)));
    expect((await ask(pathOf(framed))).headers.get('content-type')).toBe('image/avif');
  });
});

test.each([
  [chrome, 'avif'],
  ['image/avif', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0.5, image/webp', 'avif'],
  ['', 'webp'],
  [null, 'webp'],
])('formatFor(%j) is %s', (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});
