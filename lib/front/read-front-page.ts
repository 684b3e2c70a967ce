import { thisCity } from '@/lib/city/this-city';
import type { FrontPage, LocalPage } from '@/lib/front/front-page';
import { frontPage, localPage } from '@/lib/front/make-pages';
import { type PageMaterial, withoutLostPhotos } from '@/lib/front/page-material';
import { sectionNews } from '@/lib/news/section/section-news';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { stockAddress } from '@/lib/pictures/address/stock-address';
import { settings } from '@/lib/settings/settings';

async function readMaterial(): Promise<PageMaterial> {
  const template = settings().stockImageUrl;
  const read = sectionsHere().map(async ({ feedKey }) => {
    const news = await sectionNews(feedKey);
    return {
      feedKey,
      news: news.state === 'items' ? { ...news, items: withoutLostPhotos(news.items) } : news,
    };
  });
  return {
    sections: await Promise.all(read),
    city: thisCity(),
    now: Date.now(),
    ...(template !== undefined && { stock: (id: string) => stockAddress(template, id) }),
  };
}

export async function readFrontPage(): Promise<FrontPage> {
  return frontPage(await readMaterial());
}

export async function readLocalPage(): Promise<LocalPage> {
  return localPage(await readMaterial());
}
