import '@/components/search/search.css';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { SearchPage } from '@/components/search/search-page';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';
import { searchedInWords } from '@/lib/pages/page-notes';
import { readQuery } from '@/lib/search/search-query';
import { readSearch } from '@/lib/search/search-site';

type Props = { searchParams: Promise<{ q?: string | string[] }> };

export const generateMetadata = onRequest(async ({ searchParams }: Props) => {
  const query = readQuery((await searchParams).q);
  const { headTitle, headSentence } = messages().search;
  return pageMetadata({
    name: query.state === 'empty' ? messages().pages.titles['/search'] : headTitle(query.text),
    description: headSentence(searchedInWords(thisCity())),
    path: '/search',
    index: false,
  });
});

export default pageOnRequest(async function Search({ searchParams }: Props) {
  return <SearchPage {...(await readSearch(await searchParams))} />;
});
