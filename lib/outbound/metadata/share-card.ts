import { cutText } from '@/lib/base/text/cut-text';
import { allPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { sectionHereBySlug } from '@/lib/news/sources/sections-here';
import { drawableText } from '@/lib/outbound/metadata/drawable-text';
import { blogTitle } from '@/lib/pages/blog-title';
import { pageNote, pageTitle, sitePages } from '@/lib/pages/site-pages';
import { isThere } from '@/lib/pages/what-is-there';

export type ShareCard = { kicker: string; title: string; sentence?: string };

const longestTitle = 110;

function card(kicker: string, title: string, sentence?: string): ShareCard {
  const { siteTitle } = thisCity();
  return {
    kicker: drawableText(kicker),
    title: drawableText(cutText(title, longestTitle)) || drawableText(siteTitle),
    sentence: sentence && drawableText(sentence),
  };
}

async function postCard(slug: string): Promise<ShareCard | undefined> {
  const posts = await allPosts();
  const post = posts.ok ? posts.value.find((one) => one.slug === slug) : undefined;
  return post && card(blogTitle(thisCity()), post.metaTitle);
}

/** The card at /og/{key}.png; undefined for an unknown key, so that only titles of real pages are drawn. */
export async function shareCard(key: string): Promise<ShareCard | undefined> {
  const city = thisCity();
  const place = `${city.name}, ${city.state}`;
  if (key === 'home') return card(place, city.promise, city.motto);
  const [folder, name = '', ...deeper] = key.split('/');
  if (deeper.length > 0) return undefined;
  if (folder === 'blog' && name) return postCard(name);
  const section = folder === 'news' ? sectionHereBySlug(name) : undefined;
  if (section) return card(place, section.name, city.sections[section.feedKey].sentence);
  const page = sitePages.find(({ path }) => path === `/${key}` && path !== '/');
  if (!page || !isThere(page.path, city)) return undefined;
  const note = pageNote(page, city);
  return card(place, pageTitle(page, city), `${note.charAt(0).toUpperCase()}${note.slice(1)}.`);
}
