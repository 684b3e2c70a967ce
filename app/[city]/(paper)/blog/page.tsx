import { BlogListPage } from '@/components/blog/post-lists';
import { listView } from '@/lib/blog/views/list-view';
import { blogListMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { moveTo, notFound, type SearchParams, setStatus } from '@/lib/request/status';

type Props = CityProps & { searchParams: Promise<SearchParams> };

/** Returns the page number in the query. `?page=1` redirects to `/blog` (requirements section 14). */
async function pageNumber({ searchParams }: Props): Promise<number> {
  const [page] = [(await searchParams).page].flat();
  if (page === undefined) return 1;
  if (page === '1') moveTo('/blog');
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : notFound();
}

export async function generateMetadata(props: Props) {
  const city = await getCity(props.params);
  const number = await pageNumber(props);
  return blogListMetadata(city, number, await listView(city, number));
}

export default async function BlogPage(props: Props) {
  const city = await getCity(props.params);
  const view = await listView(city, await pageNumber(props));
  if (view.state === 'beyond') notFound();
  if (view.state === 'error') setStatus(503);
  return <BlogListPage city={city} view={view} />;
}
