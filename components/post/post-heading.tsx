import { StoryDate } from '@/components/story/story-date';
import { Dot } from '@/components/ui/dot';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import type { BlogPost } from '@/lib/blog/blog-post';
import { tiedTitle } from '@/lib/blog/views/tied-title';
import { thisCity } from '@/lib/city/this-city';
import { blogName } from '@/lib/metadata/graphs/blog-graph';

/** The top of a post: where it stands, its title and what it says, who publishes it, when, and for which place. */
export function PostHeading({ post }: { post: BlogPost }) {
  return (
    <div className="sheet pt-8 md:pt-12">
      <div className="post-heading">
        <Breadcrumb via={[{ href: '/blog', name: blogName }]} />
        <h1 className="post-title font-serif">{tiedTitle(post.metaTitle)}</h1>
        {post.metaDescription && <p className="post-dek mt-5 text-ink-2">{post.metaDescription}</p>}
        <p className="source mt-4 text-small text-ink-3">
          <span className="font-semibold text-ink-2">{thisCity().siteTitle}</span>
          <Dot />
          <StoryDate date={post.date} dayOnly />
          {post.domain && (
            <>
              <Dot />
              <span>{post.domain}</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
