import { isoInZone } from '@/lib/base/dates/format-date';
import {
  cityFolderSource,
  type KnownPosts,
  ownPosts,
  postName,
  problemsOf,
} from '@/lib/blog/sources/city-folder';
import type { City } from '@/lib/city/city-type';
import { cityStore, inCity } from '@/lib/city/this-city';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { findWholePhoto } from '@/lib/pictures/photos/find-photo';
import type { Settings } from '@/lib/settings/settings';
import type { Finding } from '@/scripts/doctor/report';

type Lines = readonly string[];

/** The lines on what is wrong with posts, and those on posts that readers do not see yet. */
async function linesOf(city: City, { blogDomain: domain }: Settings, now: number): Promise<[Lines, Lines]> {
  const known: KnownPosts = new Map();
  const { timeZone: zone } = city;
  const all = { isPublished: () => true, tell: () => undefined };
  const list = await cityFolderSource({
    folders: [{ folder: ownPosts(city) }],
    domain,
    zone,
    photos: (name) => findWholePhoto(name, city),
    sections: inCity(city.key, () => sectionsHere(city)),
    known,
    ...all,
  }).list();
  const waiting = [...known].flatMap(([file, { good }]) => {
    if (good?.draft) return [`${postName(file)} is a draft`];
    if (!good?.date || good.date.getTime() <= now) return [];
    return [`${postName(file)} appears ${isoInZone(good.date, zone)}`];
  });
  return [list.ok ? problemsOf(known) : [list.failure.detail], waiting];
}

const whileWrong =
  'Until it is mended the site shows the post without it; where it cannot be read, its last good text, and after a start not the post.';

/**
 * Mistakes in the posts of the folders of CITIES_DIR, with file and line, and those that are not published yet; none
 * where a functions host has them. `now` in ms.
 */
export async function checkPosts(site: Settings, now: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const city of site.blogApi ? [] : cityStore().cities()) {
    const [[wrong, ...others], [waiting, ...later]] = await linesOf(city, site, now);
    const row = { area: 'blog', subject: `the posts of ${city.key}` } as const;
    if (wrong) findings.push({ ...row, state: 'wrong', found: wrong, details: others, todo: whileWrong });
    if (waiting) findings.push({ ...row, state: 'note', found: waiting, details: later });
  }
  return findings;
}
