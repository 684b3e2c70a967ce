import { thisCity } from '@/lib/city/this-city';
import type { FrontPage, LocalPage } from '@/lib/front/front-page';
import { frontPage, localPage } from '@/lib/front/make-pages';
import type { PageMaterial } from '@/lib/front/page-material';
import { sectionNews } from '@/lib/news/section/section-news';
import { sectionsHere } from '@/lib/news/sources/sections-here';

async function readMaterial(): Promise<PageMaterial> {
  const read = sectionsHere().map(async ({ feedKey }) => ({ feedKey, news: await sectionNews(feedKey) }));
  return { sections: await Promise.all(read), city: thisCity(), now: Date.now() };
}

export async function readFrontPage(): Promise<FrontPage> {
  return frontPage(await readMaterial());
}

export async function readLocalPage(): Promise<LocalPage> {
  return localPage(await readMaterial());
}
