import { AdSlot } from '@/components/ads/ad-slot';
import { Resources, TakePart } from '@/components/community/community-blocks';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { HeadlineSection } from '@/components/news/headline-section';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { sectionLinks } from '@/lib/outbound/feeds/feed-list';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';
import { advertise } from '@/lib/pages/ads';
import { communitySentence } from '@/lib/pages/page-notes';

function page() {
  const city = thisCity();
  const { community: m, pages } = messages(city);
  return {
    name: pages.titles['/community'],
    title: m.in(city.name),
    description: communitySentence(city),
    path: '/community',
    keywords: m.keywords(city.name),
    feed: sectionLinks(['arts', 'opinion'], city),
    local: true,
  };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default pageOnRequest(function CommunityPage() {
  const m = messages().community;
  return (
    <TitledPage page={page()}>
      <HeadlineSection feedKey="arts" title={m.arts} />
      <AdSlot size="250" />
      <Resources />
      <HeadlineSection
        feedKey="opinion"
        title={m.voices}
        format="list"
        parts={{ beside: <AdSlot size="600" house={advertise()} /> }}
      />
      <TakePart />
    </TitledPage>
  );
});
