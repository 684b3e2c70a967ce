import type { Metadata } from 'next';
import { connection } from 'next/server';
import { BlogListPage } from '@/components/blog/blog-list-page';
import { listView } from '@/lib/blog/views/list-view';
import { blogListMetadata } from '@/lib/outbound/metadata/blog-metadata';

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  return blogListMetadata(1, await listView(1));
}

/** ?page= leads to the other pages (next.config.mjs). */
export default async function BlogPage() {
  await connection();
  return <BlogListPage view={await listView(1)} />;
}
