import type { Metadata } from 'next';
import { connection } from 'next/server';
import { BlogListPage } from '@/components/blog/blog-list-page';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { type ListView, listView } from '@/lib/blog/views/list-view';
import { blogListMetadata } from '@/lib/outbound/metadata/blog-metadata';

type Props = { params: Promise<{ number: string }> };

async function viewOf({ params }: Props): Promise<{ number: number; view: ListView }> {
  const { number: written } = await params;
  const number = /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 0;
  return { number, view: number === 0 ? { state: 'beyond' } : await listView(number) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await connection();
  const { number, view } = await viewOf(props);
  return blogListMetadata(number, view);
}

/** Readers know it as /blog?page=2 (next.config.mjs has the rewrite). */
export default async function LaterBlogPage(props: Props) {
  await connection();
  const { view } = await viewOf(props);
  return view.state === 'beyond' ? <NotFoundPage /> : <BlogListPage view={view} />;
}
