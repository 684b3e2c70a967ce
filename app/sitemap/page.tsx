import { PageLists, PostList, SectionList, TechnicalFiles } from '@/components/site-map/page-lists';
import { TownLinks } from '@/components/towns/town-page';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const description = `A list of the pages on ${thisCity().siteTitle}: main pages, sections, posts and technical files.`;
  return { name: 'Site Map', description, path: '/sitemap', keywords: ['site map'] };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default onRequest(function SitemapPage() {
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
