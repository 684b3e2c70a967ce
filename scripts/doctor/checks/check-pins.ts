import { postPath } from '@/lib/blog/blog-post';
import { getPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { placeOf } from '@/lib/news/desk/hide-rule';
import { inForce } from '@/lib/news/desk/in-force';
import type { Finding } from '@/scripts/doctor/report';

/** Reports pins that match neither one of our posts nor a headline. `links`: links of all headlines. */
export async function checkPins(city: City, links: readonly string[]): Promise<Finding[]> {
  const { pins, ownHosts } = inForce(city, Date.now());
  if (pins.length === 0) return [];
  const posts = await getPosts(city);
  const slugs = (posts.ok ? posts.value : []).flatMap(({ slug, formerly = [] }) => [slug, ...formerly]);
  const paths = slugs.map((slug) => postPath({ slug }));
  const known = new Set([...links, ...paths].map((link) => placeOf(link, ownHosts)));
  const missing = pins.filter(({ at }) => !known.has(at));
  return missing.map(({ entry: { link } }) => ({
    area: 'feeds',
    subject: `pinned: ${link}`,
    state: 'note',
    found: 'in no list',
    todo: 'Copy the address that the headline on the site leads to; until then nothing is pinned.',
  }));
}
