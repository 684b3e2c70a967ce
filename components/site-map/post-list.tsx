import { postPath, tiedTitle } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import { LinkList } from './link-list';

/** Requirements section 9. */
const shown = 10;

export async function PostList() {
  const posts = await allPosts();
  if (!posts.ok || posts.value.length === 0) return null;
  const total = posts.value.length;
  const links = posts.value
    .slice(0, shown)
    .map((post) => ({ name: tiedTitle(post.metaTitle), path: postPath(post) }));
  const all = (
    <p className="mt-3">
      <a href="/blog" className="text-action">
        View all {total} blog articles
      </a>
    </p>
  );
  return <LinkList id="posts" title="Posts" links={links} more={total > shown && all} />;
}
