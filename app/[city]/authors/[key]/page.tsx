import type { Metadata } from 'next';
import { AuthorPage } from '@/components/blog/author-page';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { authorView } from '@/lib/blog/views/author-view';
import { authorMetadata } from '@/lib/outbound/metadata/blog-metadata';

export const revalidate = 60;

type Props = { params: Promise<{ key: string }> };

export function generateStaticParams(): { key: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return authorMetadata(await authorView((await params).key));
}

export default async function AuthorLeaf({ params }: Props) {
  const view = await authorView((await params).key);
  return view ? <AuthorPage view={view} /> : <NotFoundPage />;
}
