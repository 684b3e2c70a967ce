import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AuthorPage } from '@/components/blog/author-page';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { authorView } from '@/lib/blog/views/list-view';
import { authorMetadata } from '@/lib/outbound/metadata/blog-metadata';

type Props = { params: Promise<{ key: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await connection();
  return authorMetadata(await authorView((await params).key));
}

export default async function AuthorLeaf({ params }: Props) {
  await connection();
  const view = await authorView((await params).key);
  return view ? <AuthorPage view={view} /> : <NotFoundPage />;
}
