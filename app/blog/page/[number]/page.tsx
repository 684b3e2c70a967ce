import { BlogListPage } from '@/components/blog/post-lists';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { listView } from '@/lib/blog/views/list-view';
import { blogListMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { onRequest } from '@/lib/outbound/on-request';

type Props = { params: Promise<{ number: string }> };

export const generateMetadata = onRequest(async ({ params }: Props) => {
  const number = Number((await params).number);
  return blogListMetadata(number, await listView(number));
});

/** Readers know it as /blog?page=2 (next.config.mjs has the rewrite). */
export default pageOnRequest(async function LaterBlogPage({ params }: Props) {
  return <BlogListPage view={await listView(Number((await params).number))} />;
});
