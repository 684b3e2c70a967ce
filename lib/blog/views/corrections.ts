import { readFeedDate } from '@/lib/base/dates/parse-feed-date';
import { type Outcome, ok } from '@/lib/base/outcome';
import { type BlogEntry, type Correction, newestFirst, postPath } from '@/lib/blog/blog-post';
import { getPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { inForce } from '@/lib/news/desk/in-force';

/** `of`: address of the corrected page, with the title if it is a post; undefined if the page is not public. */
export type ListedCorrection = Correction & { of?: { href: string; title?: string } };

function ofPost(post: BlogEntry): ListedCorrection['of'] {
  return { href: postPath(post), title: post.metaTitle };
}

function ofLink(city: City, link: string, posts: readonly BlogEntry[]): ListedCorrection['of'] {
  const [, slug] = /^\/blog\/([^/?#]+)/.exec(link) ?? [];
  const isHidden = inForce(city, Date.now()).index.hidesLink(link);
  if (slug === undefined) return isHidden ? undefined : { href: link };
  const post = posts.find((one) => postPath(one) === `/blog/${slug}` || one.formerly?.includes(slug));
  return post && ofPost(post);
}

/**
 * Returns the corrections in posts' front matter and in the city's desk.yaml, newest first. Fails if the posts cannot
 * be read.
 */
export async function allCorrections(city: City): Promise<Outcome<readonly ListedCorrection[]>> {
  const posts = await getPosts(city);
  if (!posts.ok) return posts;
  const { desk, timeZone } = city;
  const ofPosts = posts.value.flatMap((post) =>
    (post.corrections ?? []).map((one) => ({ ...one, of: ofPost(post) })),
  );
  const ofDesk = (desk?.corrections ?? []).flatMap(({ link, date, text }) => {
    const read = readFeedDate(date, timeZone);
    return read ? { date: read.date, text, of: ofLink(city, link, posts.value) } : [];
  });
  return ok(newestFirst([...ofPosts, ...ofDesk]));
}
