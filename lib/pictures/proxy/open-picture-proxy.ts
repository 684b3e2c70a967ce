import path from 'node:path';
import { monotonicNow } from '@/lib/base/clock';
import { log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { servedCities, thisCity } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { type MissingPhotos, missingPhotos } from '@/lib/pictures/missing-photos';
import { encodePicture } from '@/lib/pictures/proxy/encode-picture';
import { pictureFailures } from '@/lib/pictures/proxy/failures';
import { fetchOriginal } from '@/lib/pictures/proxy/fetch-original';
import { PictureFiles } from '@/lib/pictures/proxy/picture-files';
import { createPictureProxy, type PictureProxy } from '@/lib/pictures/proxy/picture-proxy';
import { pictureTurns } from '@/lib/pictures/proxy/picture-turns';
import { sections } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

/** Once per kind of trouble, not per picture; the kind is the message without file names. */
function complaining(): (what: string) => void {
  const told = new Set<string>();
  return (what) => {
    const kind = what.replace(/'[^']*'|\b[0-9a-f]{12}\b/g, '');
    if (told.has(kind)) return;
    told.add(kind);
    log('warn', what, { part: 'pictures' });
  };
}

const megabyte = 1024 * 1024;

export type PictureHealth = { usedMb: number; mostMb: number };

type SitePictures = PictureProxy & { health: () => Promise<PictureHealth> };

function openProxy(): SitePictures {
  const { cacheDir, pictureCacheMb, siteUrl, stockImageUrl } = settings();
  const city = thisCity();
  const options = {
    userAgent: `${city.robotName}/1.0 (+${siteUrl}; ${city.email})`,
    stockTemplate: stockImageUrl,
  };
  const folder = path.resolve(/*turbopackIgnore: true*/ cacheDir, 'pictures');
  const maxBytes = pictureCacheMb * megabyte;
  const files = new PictureFiles(folder, { maxBytes, complain: complaining(), now: Date.now });
  const proxy = createPictureProxy({
    fetchOriginal: (address) => fetchOriginal(address, options),
    encode: encodePicture,
    files,
    failures: pictureFailures(monotonicNow, (host, { reason, detail }) =>
      log('info', 'a picture did not come; a drawing stands in', { host, reason, detail }),
    ),
    turns: pictureTurns(),
  });
  return {
    async picture(wanted) {
      const picture = await proxy.picture(wanted);
      if (picture.ok) lostPhotos().came(wanted.address);
      else if (picture.failure.reason !== 'busy') lostPhotos().add(wanted.address, picture.failure.reason);
      return picture;
    },
    health: async () => ({ usedMb: Math.round((await files.size()) / megabyte), mostMb: pictureCacheMb }),
  };
}

export function lostPhotos(): MissingPhotos {
  const withPhotos = sections.map(({ feedKey }) => feedKey);
  const mark = () => {
    for (const { key } of servedCities()) markNewsChanged(key, withPhotos);
  };
  return processWide('missing photos', () => missingPhotos(mark));
}

export function pictureProxy(): SitePictures {
  return processWide('picture proxy', openProxy);
}
