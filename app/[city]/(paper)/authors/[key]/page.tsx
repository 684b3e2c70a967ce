import { notFound } from 'next/navigation';
import { AuthorPage } from '@/components/blog/post-lists';
import { authorView } from '@/lib/blog/views/list-view';
import { authorMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { getCity } from '@/lib/request/get-city';

type Props = { params: Promise<{ city: string; key: string }> };

async function view({ params }: Props) {
  return (await authorView((await params).key)) ?? notFound();
}

export async function generateMetadata(props: Props) {
  await getCity(props.params);
  return authorMetadata(await view(props));
}

export default async function AuthorLeaf(props: Props) {
  const city = await getCity(props.params);
  return <AuthorPage city={city} view={await view(props)} />;
}
