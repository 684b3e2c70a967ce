import path from 'node:path';
import { thisCity } from '@/lib/city/this-city';
import { log } from '@/lib/log';
import { encodePicture } from '@/lib/pictures/door/encode-picture';
import { pictureFailures } from '@/lib/pictures/door/failures';
import { fetchOriginal } from '@/lib/pictures/door/fetch-original';
import { createPictureDoor, type PictureDoor } from '@/lib/pictures/door/picture-door';
import { pictureFiles } from '@/lib/pictures/door/picture-files';
import { pictureTurns } from '@/lib/pictures/door/picture-turns';
import { settings } from '@/lib/settings';

const minute = 60_000;

/** A full or broken disk is told once a minute, not once a picture. */
function complaining(): (what: string) => void {
  let silentUntil = 0;
  return (what) => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + minute;
    log('warn', what, { part: 'pictures' });
  };
}

function openDoor(): PictureDoor {
  const { cacheDir, pictureCacheMb, siteUrl, stockImageUrl } = settings();
  const city = thisCity();
  const manners = {
    userAgent: `${city.robotName}/1.0 (+${siteUrl}; ${city.email})`,
    stockTemplate: stockImageUrl,
  };
  const folder = path.resolve(/*turbopackIgnore: true*/ cacheDir, 'pictures');
  const complain = complaining();
  return createPictureDoor({
    fetch: (address) => fetchOriginal(address, manners),
    encode: encodePicture,
    files: pictureFiles(folder, { maxBytes: pictureCacheMb * 1024 * 1024, complain, now: Date.now }),
    failures: pictureFailures(Date.now, (host, { reason, detail }) =>
      log('info', 'a picture did not come; a drawing stands in', { host, reason, detail }),
    ),
    turns: pictureTurns(),
  });
}

// One per process, however many bundles hold this file.
const shared = globalThis as typeof globalThis & { pictureDoor?: PictureDoor };

/** The one door for pictures of this process, opened when the first is asked for. */
export function pictureDoor(): PictureDoor {
  shared.pictureDoor ??= openDoor();
  return shared.pictureDoor;
}
