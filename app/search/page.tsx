import type { Metadata } from 'next';
import { connection } from 'next/server';
import { SearchPage } from '@/components/search/search-page';
import { thisCity } from '@/lib/city/this-city';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { searchedInWords } from '@/lib/pages/page-notes';
import { readQuery } from '@/lib/search/search-query';
import { readSearch } from '@/lib/search/search-site';

type Given = string | string[];
type Props = { searchParams: Promise<{ q?: Given; sort?: Given; section?: Given }> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  await connection();
  const query = readQuery((await searchParams).q);
  return pageMetadata({
    title: query.state === 'empty' ? 'Search' : `Search: ${query.text}`,
    description: `Search ${searchedInWords(thisCity())} on this site.`,
    path: '/search',
    index: false,
  });
}

/** Rendered as the frame of all searches (lib/server/finished/search-pages.ts), and for each while the radio plays. */
export default async function Search({ searchParams }: Props) {
  await connection();
  return <SearchPage {...(await readSearch(await searchParams))} />;
}
