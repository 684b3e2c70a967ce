import { AdSlot } from '@/components/ads/ad-slot';
import { SpanishList, StayInformed } from '@/components/news/brief-list';
import { HeadlineSection } from '@/components/news/headline-section';
import { LocalList } from '@/components/news/local-list';
import { QuietSections } from '@/components/news/quiet-sections';
import { TownLinks } from '@/components/towns/town-page';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { readLocalPage } from '@/lib/front/read-front-page';
import { messages } from '@/lib/messages/messages';
import { sectionLinks } from '@/lib/outbound/feeds/feed-list';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';
import { advertise } from '@/lib/pages/ads';

const titles = {
  'local-news': 'Local News',
  business: 'Business & Economy',
  politics: 'Politics & Government',
  health: 'Health & Wellness',
} as const;

function page() {
  const city = thisCity();
  return {
    name: 'Local News',
    title: `Local News in ${city.name}`,
    description: `The latest headlines from ${city.name} and around it.`,
    path: '/local-news',
    keywords: [`${city.name} local news`],
    feed: sectionLinks(['local-news'], city),
    local: true,
  };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default onRequest(async function LocalNewsPage() {
  const { featured, latest, inSpanish, blocks, failed } = await readLocalPage();
  return (
    <TitledPage page={page()}>
      <HeadlineSection
        feedKey="local-news"
        title="Featured Local News"
        format="featured"
        display={{ showAuthor: true }}
        stories={featured ? [featured] : []}
      />
      <LocalList stories={latest} />
      <SpanishList stories={inSpanish} />
      <HeadlineSection feedKey="business" title={titles.business} stories={blocks.business} />
      <AdSlot size="250" />
      <HeadlineSection
        feedKey="politics"
        title={titles.politics}
        format="list"
        parts={{ beside: <AdSlot size="600" house={advertise} /> }}
        stories={blocks.politics}
      />
      <HeadlineSection
        feedKey="health"
        title={titles.health}
        display={{ showAuthor: false }}
        stories={blocks.health}
      />
      <AdSlot size="250" place={1} wideOnly />
      <QuietSections
        titles={titles}
        blocks={{ 'local-news': latest, ...blocks }}
        top={[featured]}
        failed={failed}
      />
      <TownLinks title={messages().towns.byTown} />
      <StayInformed />
    </TitledPage>
  );
});
