import { BlogListPage } from '@/components/blog/post-lists';
import { listView } from '@/lib/blog/views/list-view';
import { blogListMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { type CityProps, getCity } from '@/lib/request/get-city';

type Props = CityProps & { searchParams: Promise<{ page?: string }> };

async function pageNumber({ searchParams }: Props): Promise<number> {
  return Number((await searchParams).page ?? 1);
}

export async function generateMetadata(props: Props) {
  const city = await getCity(props.params);
  const number = await pageNumber(props);
  return blogListMetadata(number, await listView(city, number));
}

export default async function BlogPage(props: Props) {
  const city = await getCity(props.params);
  return <BlogListPage city={city} view={await listView(city, await pageNumber(props))} />;
}
