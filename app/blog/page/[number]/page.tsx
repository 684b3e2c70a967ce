import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { BlogListPage } from '@/components/blog/blog-list-page';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { listView } from '@/lib/blog/list-view';
import { blogListMetadata } from '@/lib/metadata/blog-metadata';
import { notFoundMetadata } from '@/lib/metadata/page-status';

export const revalidate = 60;

type Props = { params: Promise<{ number: string }> };

/** Pages are made when they are first asked for. */
export function generateStaticParams(): { number: string }[] {
  return [];
}

async function viewOf({ params }: Props) {
  const { number: written } = await params;
  if (written === '1') permanentRedirect('/blog');
  const number = /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 0;
  const view = number > 0 ? await listView(number) : undefined;
  return view && view.state !== 'beyond' ? { number, view } : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await viewOf(props);
  return found ? blogListMetadata(found.number, found.view) : notFoundMetadata();
}

/** A later page of the posts, which readers know as /blog?page=2 (next.config.mjs has the rewrite). */
export default async function LaterBlogPage(props: Props) {
  const found = await viewOf(props);
  return found ? <BlogListPage view={found.view} /> : <NotFoundPage />;
}
