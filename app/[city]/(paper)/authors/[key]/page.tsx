import { AuthorPage } from '@/components/blog/post-lists';
import { authorPath } from '@/lib/blog/blog-post';
import { authorView } from '@/lib/blog/views/list-view';
import type { City } from '@/lib/city/city-type';
import { authorMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { getCity } from '@/lib/request/get-city';
import { moveTo, notFound, type SearchParams, setStatus } from '@/lib/request/status';

type Props = { params: Promise<{ city: string; key: string }>; searchParams: Promise<SearchParams> };

async function view(city: City, { params, searchParams }: Props) {
  const { key } = await params;
  const view = (await authorView(city, key.toLowerCase())) ?? notFound();
  if (view.author.key !== key) moveTo(authorPath(view.author), await searchParams);
  return view;
}

export async function generateMetadata(props: Props) {
  const city = await getCity(props.params);
  return authorMetadata(city, await view(city, props));
}

export default async function AuthorLeaf(props: Props) {
  const city = await getCity(props.params);
  const { author, list } = await view(city, props);
  if (list.state === 'error') setStatus(503);
  return <AuthorPage city={city} view={{ author, list }} />;
}
