import path from 'node:path';
import { monotonicNow } from '@/lib/base/clock';
import { limitPerMinute, log, trouble } from '@/lib/base/log';
import { servedCities } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { isPhoto } from '@/lib/pictures/photos/photo-address';
import { picturesState } from '@/lib/pictures/pictures-state';
import { encodePicture } from '@/lib/pictures/proxy/encode-picture';
import { fetchOriginal } from '@/lib/pictures/proxy/fetch-original';
import { PictureFailures } from '@/lib/pictures/proxy/picture-failures';
import { PictureFiles } from '@/lib/pictures/proxy/picture-files';
import { createPictureProxy, type PictureProxy } from '@/lib/pictures/proxy/picture-proxy';
import { readPhoto } from '@/lib/pictures/proxy/read-photo';
import { settings, userAgentOf } from '@/lib/settings/settings';

const megabyte = 1024 * 1024;

export type SitePictures = PictureProxy & { health: () => Promise<{ usedMb: number; maxMb: number }> };

function openProxy(): SitePictures {
  const { cacheDir, pictureCacheMb, stockImageUrl } = settings();
  // All cities share pictures, so the user agent always contains the first city's site.
  const [city] = servedCities();
  const options = {
    userAgent: city ? userAgentOf(city) : '',
    stockTemplate: stockImageUrl,
  };
  const folder = path.resolve(/*turbopackIgnore: true*/ cacheDir, 'pictures');
  const maxBytes = pictureCacheMb * megabyte;
  const few = limitPerMinute(1, (more) => log('warn', 'more picture problems', { more, lastSeconds: 60 }));
  const warn = (what: string) => few(() => log('warn', what, { part: 'pictures' }));
  const cannot = 'pictures cannot be stored; they are encoded again once they leave memory';
  const writing = trouble(log, 'error', cannot, 'pictures can be stored again');
  const files = new PictureFiles(folder, { maxBytes, warn, writing });
  const proxy = createPictureProxy({
    fetchOriginal: (address) => (isPhoto(address) ? readPhoto(address) : fetchOriginal(address, options)),
    encode: encodePicture,
    files,
    failures: failedPictures(),
  });
  return {
    ...proxy,
    health: async () => ({ usedMb: Math.round((await files.size()) / megabyte), maxMb: pictureCacheMb }),
  };
}

function openFailures(): PictureFailures {
  return new PictureFailures({
    now: monotonicNow,
    log: (host, { reason, detail }) => log('info', 'a picture could not be loaded', { host, reason, detail }),
    onMissing() {
      for (const { key } of servedCities()) markNewsChanged(key);
    },
  });
}

export function failedPictures(): PictureFailures {
  const state = picturesState();
  state.failures ??= openFailures();
  return state.failures;
}

export function pictureProxy(): SitePictures {
  const state = picturesState();
  state.proxy ??= openProxy();
  return state.proxy;
}
