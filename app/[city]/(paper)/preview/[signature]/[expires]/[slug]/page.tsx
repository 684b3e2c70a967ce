import { cache } from 'react';
import { textFace } from '@/app/fonts/text-face';
import { PostError, PostPage } from '@/components/post/post-page';
import { Dot } from '@/components/story/source-line';
import { postPath } from '@/lib/blog/blog-post';
import { drawings } from '@/lib/blog/views/list-view';
import { otherPosts } from '@/lib/blog/views/post-view';
import { previewView } from '@/lib/blog/views/preview-view';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { previewMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { getCity } from '@/lib/request/get-city';
import { moveTo, notFound, type SearchParams, setStatus } from '@/lib/request/status';

type Parts = Promise<{ city: string; signature: string; expires: string; slug: string }>;

const viewOf = cache(async (city: City, params: Parts) => {
  const { slug, ...parts } = await params;
  return previewView(city, { ...parts, slug: decodeURIComponent(slug) });
});

type Props = { params: Parts; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props) {
  const city = await getCity(params);
  return previewMetadata(city, await viewOf(city, params));
}

/** Previews an unpublished post at a signed address. Has no structured data and is not cached. */
export default async function PreviewPage({ params, searchParams }: Props) {
  const city = await getCity(params);
  const view = await viewOf(city, params);
  if (view.state === 'error') {
    setStatus(503);
    return <PostError city={city} message={view.message} />;
  }
  if (view.state === 'absent') notFound();
  if (view.state === 'published') moveTo(postPath(view.post), await searchParams);
  const { post, mark, until } = view;
  const m = messages(city).preview;
  return (
    <div className={textFace}>
      <aside aria-label={m.label} className="bg-tint">
        <p className="sheet py-2.5 text-excerpt text-ink-2 md:text-center">
          <strong className="font-semibold text-ink">{mark}</strong>
          <Dot />
          {m.until(until)}
        </p>
      </aside>
      <PostPage
        city={city}
        post={post}
        pictureOf={await drawings(city)}
        others={await otherPosts(city, post.slug)}
      />
    </div>
  );
}
