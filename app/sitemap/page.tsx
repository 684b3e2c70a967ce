import { pageOnRequest } from '@/components/layout/page-on-request';
import { PageLists, PostList, SectionList, TechnicalFiles } from '@/components/site-map/page-lists';
import { TownLinks } from '@/components/towns/town-page';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const { siteMap: m, pages } = messages();
  const description = m.description(thisCity().siteTitle);
  return { name: pages.titles['/sitemap'], description, path: '/sitemap', keywords: m.keywords };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default pageOnRequest(function SitemapPage() {
  return (
    <TitledPage page={page()}>
      <PageLists />
      <SectionList />
      <TownLinks title={messages().towns.list} />
      <PostList />
      <TechnicalFiles />
    </TitledPage>
  );
});
