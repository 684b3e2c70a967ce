import { JsonLd } from '@/components/seo/json-ld';
import type { BlogEntry, BlogPost } from '@/lib/blog/blog-post';
import type { Picture } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { postGraph } from '@/lib/outbound/metadata/graphs/blog-graph';
import { MorePosts } from './more-posts';
import { PostBody } from './post-body';
import { PostHeading } from './post-heading';
import { PostHero } from './post-hero';
import { RelatedTopics } from './related-topics';
import { WatchRelated } from './watch-related';

type PostPageProps = {
  post: BlogPost;
  pictureOf: (slug: string) => Picture | undefined;
  others: readonly BlogEntry[];
};

/** Requirements section 2. */
export function PostPage({ post, pictureOf, others }: PostPageProps) {
  return (
    <>
      <JsonLd data={postGraph(post, thisCity())} />
      <article>
        <PostHeading post={post} />
        <PostHero picture={pictureOf(post.slug)} pinterest={post.pinterestImageLink} />
        <div className="post-columns sheet mt-8 grid grid-cols-[minmax(0,40.625rem)] justify-center lg:mt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,40.625rem)_minmax(0,1fr)] lg:items-start lg:gap-x-8">
          <PostBody slug={post.slug} markdown={post.blog} />
          <RelatedTopics short={post.shortTailKeywords} long={post.longTailKeywords} />
          {post.youtubeShortsUrl && (
            <WatchRelated address={post.youtubeShortsUrl} picture={pictureOf(`${post.slug} video`)} />
          )}
        </div>
      </article>
      <MorePosts entries={others} />
    </>
  );
}
