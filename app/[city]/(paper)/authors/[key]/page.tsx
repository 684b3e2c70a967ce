import { notFound } from 'next/navigation';
import { AuthorPage } from '@/components/blog/post-lists';
import { authorView } from '@/lib/blog/views/list-view';
import type { City } from '@/lib/city/city-type';
import { authorMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { getCity } from '@/lib/request/get-city';

type Props = { params: Promise<{ city: string; key: string }> };

async function view(city: City, { params }: Props) {
  return (await authorView(city, (await params).key)) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const city = await getCity(props.params);
  return authorMetadata(await view(city, props));
}

export default async function AuthorLeaf(props: Props) {
  const city = await getCity(props.params);
  return <AuthorPage city={city} view={await view(city, props)} />;
}
