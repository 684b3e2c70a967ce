import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { failedPictures, pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';
import { upstream } from '../../../upstream';
import '../../../served-city';
import { temporaryFolder, writeFiles } from '../../../../temporary/folder';

const cache = temporaryFolder();
const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);

Object.assign(process.env, {
  CACHE_DIR: cache,
  PICTURE_CACHE_MB: '3',
  STOCK_IMAGE_URL: upstream.pictureTemplate,
});
beforeEach(() => {
  setProcessWide('pictures', undefined);
});
afterEach(() => {
  warn.mockClear();
});

const wanted = (name: string, width = 480) =>
  ({ address: `${upstream.url}/pictures/${name}`, width, format: 'webp', whole: false }) as const;

function store(key: string, bytes: Buffer): void {
  writeFiles(cache, { [`pictures/${key.slice(0, 2)}/${key.slice(2)}`]: bytes });
}

test('the health report has the used and the available megabytes', async () => {
  store('a'.repeat(64), Buffer.alloc(2 * 1024 * 1024));
  expect(await pictureProxy().health()).toEqual({ usedMb: 2, maxMb: 3 });
});

describe('a failed photo', () => {
  test('is reported as missing, so that pages leave it out', async () => {
    const missing = wanted('gone.jpg');
    expect(await pictureProxy().picture(missing)).toMatchObject({ ok: false });
    expect(failedPictures().isMissing(missing.address)).toBe(true);
  });

  test('is shown again once it loads', async () => {
    const good = wanted('good.jpg');
    await pictureProxy().picture(good);
    failedPictures().remember(good.address, { reason: 'http-status', detail: '' });
    expect(await pictureProxy().picture(good)).toMatchObject({ ok: true });
    expect(failedPictures().isMissing(good.address)).toBe(false);
  });
});
