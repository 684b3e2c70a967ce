import { AdSlot } from '@/components/ads/ad-slot';
import { BriefList, SpanishList, StayInformed } from '@/components/news/brief-list';
import { HeadlineSection } from '@/components/news/headline-section';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { readLocalPage } from '@/lib/front/read-front-page';
import { sectionLinks } from '@/lib/outbound/feeds/feed-list';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';
import { besideLocalNews, hasNeighbors } from '@/lib/pages/page-notes';

function page() {
  const city = thisCity();
  const others = besideLocalNews(city);
  const area = hasNeighbors(city) ? `${city.name} and nearby cities` : city.name;
  return {
    name: 'Local News',
    title: `Local News in ${city.name}`,
    description: `The latest headlines from ${area}${others && `, plus ${others} news`}.`,
    path: '/local-news',
    keywords: [`${city.name} local news`],
    feed: sectionLinks(['local-news'], city),
    local: true,
  };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default onRequest(async function LocalNewsPage() {
  const { featured, latest, inSpanish, blocks } = await readLocalPage();
  return (
    <TitledPage page={page()}>
      <HeadlineSection
        feedKey="local-news"
        title="Featured Local News"
        format="featured"
        display={{ showAuthor: true }}
        stories={featured ? [featured] : []}
      />
      <BriefList id="latest" title="Latest Local News" stories={latest} />
      <SpanishList stories={inSpanish} />
      <HeadlineSection feedKey="business" title="Business & Economy" stories={blocks.business} />
      <AdSlot size="250" house="donate" />
      <HeadlineSection
        feedKey="politics"
        title="Politics & Government"
        format="list"
        parts={{ beside: <AdSlot size="600" /> }}
        stories={blocks.politics}
      />
      <HeadlineSection
        feedKey="health"
        title="Health & Wellness"
        display={{ showAuthor: false }}
        stories={blocks.health}
      />
      <AdSlot size="250" house="books" wideOnly />
      <StayInformed />
    </TitledPage>
  );
});
