import { BlogListPage } from '@/components/blog/post-lists';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { listView } from '@/lib/blog/views/list-view';
import { blogListMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { onRequest } from '@/lib/outbound/on-request';

export const generateMetadata = onRequest(async () => blogListMetadata(1, await listView(1)));

/** ?page= leads to the other pages (next.config.mjs). */
export default pageOnRequest(async function BlogPage() {
  return <BlogListPage view={await listView(1)} />;
});
