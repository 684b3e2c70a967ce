import { type CityProps, getCity } from '@/lib/request/get-city';
import '@/components/search/search.css';
import { SearchPage } from '@/components/search/search-page';
import { messages } from '@/lib/messages/messages';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { searchedInWords } from '@/lib/pages/page-notes';
import { readQuery } from '@/lib/search/search-query';
import { readSearch } from '@/lib/search/search-site';

type Props = CityProps & { searchParams: Promise<{ q?: string | string[] }> };

export async function generateMetadata({ params, searchParams }: Props) {
  const city = await getCity(params);
  const query = readQuery((await searchParams).q);
  const { headTitle, headSentence } = messages(city).search;
  return pageMetadata(city, {
    name: query.state === 'empty' ? messages(city).pages.titles['/search'] : headTitle(query.text),
    description: headSentence(searchedInWords(city)),
    path: '/search',
    index: false,
  });
}

export default async function Search({ params, searchParams }: Props) {
  const city = await getCity(params);
  return <SearchPage city={city} {...(await readSearch(city, await searchParams))} />;
}
