import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import { SearchPage } from '@/components/search/search-page';
import { thisCity } from '@/lib/city/this-city';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { searchedInWords } from '@/lib/pages/page-notes';
import { readOptions, readQuery } from '@/lib/search/search-query';
import { search } from '@/lib/search/search-site';

type Given = string | string[];
type Props = { searchParams: Promise<{ q?: Given; sort?: Given; section?: Given }> };

async function queryOf({ searchParams }: Props) {
  return readQuery((await searchParams).q);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await connection();
  const query = await queryOf(props);
  return pageMetadata({
    title: query.state === 'empty' ? 'Search' : `Search: ${query.text}`,
    description: `Search ${searchedInWords(thisCity())} on this site.`,
    path: '/search',
    index: false,
  });
}

/** Rendered for each query (requirements section 1, the search action); between its parts other readers have a turn. */
export default async function Search(props: Props) {
  await connection();
  const query = await queryOf(props);
  await nextTurn();
  const options = readOptions(await props.searchParams);
  const results = query.state === 'empty' ? undefined : await search(query.text, options);
  await nextTurn();
  return <SearchPage query={query} options={options} results={results} />;
}
