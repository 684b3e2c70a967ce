import { thisCity } from '@/lib/city/this-city';
import { pinnedNow } from '@/lib/front/editors/pinned-stories';
import { sectionHeadlines } from '@/lib/front/editors/section-headlines';
import type { FrontPage, FrontStory, LocalPage } from '@/lib/front/front-page';
import { frontPage, localPage } from '@/lib/front/make-pages';
import type { PageMaterial } from '@/lib/front/page-material';
import { sectionFeeds } from '@/lib/news/section/section-news';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';

/** What is known of all sections of the city in hand. */
export async function readMaterial(): Promise<PageMaterial> {
  const sections = sectionsHere();
  // Reports of one event are joined once for all sections, when what they wait for has come.
  await Promise.all(sections.map(({ feedKey }) => sectionFeeds(feedKey)));
  const read = sections.map(async ({ feedKey }) => ({
    feedKey,
    news: await sectionHeadlines(feedKey),
  }));
  return { sections: await Promise.all(read), city: thisCity(), now: Date.now() };
}

/**
 * Asks for a story's own photo, the first in view, ahead of its first reader. One that fails is then known, and its page
 * is made again without it.
 */
function askAhead({ item, photo }: Partial<FrontStory> = {}): void {
  if (!photo || photo !== item?.image) return;
  const wanted = { address: photo, width: 720, whole: false, format: 'avif' } as const;
  // A reader's request tells what is wrong.
  void pictureProxy()
    .picture(wanted)
    .catch(() => undefined);
}

export async function readFrontPage(): Promise<FrontPage> {
  const material = await readMaterial();
  const page = frontPage({ ...material, pinned: await pinnedNow(material, thisCity()) });
  askAhead(page.lead);
  return page;
}

export async function readLocalPage(): Promise<LocalPage> {
  const page = localPage(await readMaterial());
  askAhead(page.featured);
  return page;
}
