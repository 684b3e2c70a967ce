import type { City } from '@/lib/city/city-type';
import { pinnedNow } from '@/lib/front/editors/pinned-stories';
import { sectionHeadlines } from '@/lib/front/editors/section-headlines';
import type { FrontPage, FrontStory, LocalPage } from '@/lib/front/front-page';
import { frontPage, localPage } from '@/lib/front/make-pages';
import type { PageMaterial } from '@/lib/front/page-material';
import { sectionFeeds } from '@/lib/news/section/section-news';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';

/** Reads what is known of all sections of the current city. */
export async function readMaterial(city: City): Promise<PageMaterial> {
  const sections = sectionsHere(city);
  // Reports of one event are joined once, after all sections have been read.
  await Promise.all(sections.map(({ feedKey }) => sectionFeeds(city, feedKey)));
  const read = sections.map(async ({ feedKey }) => ({
    feedKey,
    news: await sectionHeadlines(city, feedKey),
  }));
  return { sections: await Promise.all(read), city, now: Date.now() };
}

/** Fetches the lead's photo before a reader needs it. If it fails, the page is rendered again without it. */
function prefetchPhoto({ item, photo }: Partial<FrontStory> = {}): void {
  if (!photo || photo !== item?.image) return;
  const wanted = { address: photo, width: 720, whole: false, format: 'avif' } as const;
  // A failure is reported when a reader requests the picture.
  void pictureProxy()
    .picture(wanted)
    .catch(() => undefined);
}

/** Reads and arranges the front page of the current city. */
export async function readFrontPage(city: City): Promise<FrontPage> {
  const material = await readMaterial(city);
  const page = frontPage({ ...material, pinned: await pinnedNow(material, city) });
  prefetchPhoto(page.lead);
  return page;
}

/** Reads and arranges the Local News page of the current city. */
export async function readLocalPage(city: City): Promise<LocalPage> {
  const page = localPage(await readMaterial(city));
  prefetchPhoto(page.featured);
  return page;
}
