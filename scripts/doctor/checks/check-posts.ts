import { isoInZone } from '@/lib/base/dates/format-date';
import {
  cityFolderSource,
  type KnownPosts,
  ownPosts,
  postName,
  wrongPosts,
} from '@/lib/blog/sources/city-folder';
import type { City } from '@/lib/city/city-type';
import { cityStore } from '@/lib/city/this-city';
import type { Settings } from '@/lib/settings/settings';
import type { Finding } from '@/scripts/doctor/report';

type Posts = { known: KnownPosts; failure?: string };

async function postsOf(city: City, { blogDomain: domain }: Settings): Promise<Posts> {
  const known: KnownPosts = new Map();
  const folders = [{ folder: ownPosts(city) }];
  const all = { isPublished: () => true, tell: () => undefined };
  const page = await cityFolderSource({ folders, domain, zone: city.timeZone, known, ...all }).page(1);
  return page.ok ? { known } : { known, failure: page.failure.detail };
}

function problemsOf({ known, failure }: Posts): string[] {
  return failure === undefined ? wrongPosts(known).map(({ problem }) => problem) : [failure];
}

/** Those that readers do not see yet, a line each. */
function waitingOf({ known }: Posts, { timeZone }: City, now: number): string[] {
  return [...known].flatMap(([file, { good }]) => {
    if (good?.draft) return [`${postName(file)} is a draft`];
    if (!good?.date || good.date.getTime() <= now) return [];
    return [`${postName(file)} appears ${isoInZone(good.date, timeZone)}`];
  });
}

const whileWrong =
  'Until it is mended the site shows the last good text of the post, and after a start not the post.';

function findingsOf(city: City, posts: Posts, now: number): Finding[] {
  const row = { area: 'blog', subject: `the posts of ${city.key}` } as const;
  const lines = (found: string, details: string[]) => ({ found, ...(details.length > 0 && { details }) });
  const [wrong, ...others] = problemsOf(posts);
  const [waiting, ...later] = waitingOf(posts, city, now);
  return [
    ...(wrong === undefined
      ? []
      : [{ ...row, state: 'wrong', ...lines(wrong, others), todo: whileWrong } as const]),
    ...(waiting === undefined ? [] : [{ ...row, state: 'note', ...lines(waiting, later) } as const]),
  ];
}

/**
 * Posts in the folders of CITIES_DIR that cannot be read, with file and line, and those that are not published yet; none
 * where a functions host has them. `now` in ms.
 */
export async function checkPosts(site: Settings, now: number): Promise<Finding[]> {
  if (site.blogApi) return [];
  const found: Finding[] = [];
  for (const city of cityStore().cities()) found.push(...findingsOf(city, await postsOf(city, site), now));
  return found;
}
