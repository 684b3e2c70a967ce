import { isoInZone } from '@/lib/base/dates/format-date';
import { everyPost } from '@/lib/blog/sources/city-folder';
import { postName, problemsOf } from '@/lib/blog/sources/known-posts';
import type { City } from '@/lib/city/city-type';
import { cityStore } from '@/lib/city/this-city';
import type { Settings } from '@/lib/settings/settings';
import type { Finding } from '@/scripts/doctor/report';

type Lines = readonly string[];

/** Returns two lists of lines: problems of posts, and posts not yet published. */
async function linesOf(city: City, { blogDomain }: Settings, now: number): Promise<[Lines, Lines]> {
  const known = await everyPost(city, blogDomain);
  if (!known.ok) return [[known.failure.detail], []];
  const waiting = [...known.value].flatMap(([file, { good }]) => {
    const moment = good?.date && good.date.getTime() > now ? isoInZone(good.date, city.timeZone) : undefined;
    if (good?.draft) return [`${postName(file)} is a draft${moment ? `, dated ${moment}` : ''}`];
    return moment ? [`${postName(file)} appears ${moment}`] : [];
  });
  return [problemsOf(known.value), waiting];
}

const whileWrong =
  'Until it is mended the site shows the post without it; where it cannot be read, its last good text, and after a start not the post.';

/**
 * Reports mistakes in the posts of CITIES_DIR, with file and line, and unpublished posts; nothing if posts come from a
 * blog host. `now` in ms.
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
