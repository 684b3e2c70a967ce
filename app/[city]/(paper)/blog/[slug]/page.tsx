import { textFace } from '@/app/fonts/text-face';
import { PostAbsent, PostError, PostPage } from '@/components/post/post-page';
import { JsonLd } from '@/components/seo/json-ld';
import { postPath } from '@/lib/blog/blog-post';
import { postFormerlyAt } from '@/lib/blog/blog-store';
import { drawings } from '@/lib/blog/views/list-view';
import { otherPosts, type PostView, postView } from '@/lib/blog/views/post-view';
import type { City } from '@/lib/city/city-type';
import { postAbsentMetadata, postErrorMetadata, postMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { postGraph } from '@/lib/outbound/metadata/graphs/blog-graph';
import { getCity } from '@/lib/request/get-city';
import { moveTo, type SearchParams, setStatus } from '@/lib/request/status';

type Props = { params: Promise<{ city: string; slug: string }>; searchParams: Promise<SearchParams> };

/** Loads a post. Old slugs and capital letters redirect to the post's canonical address. */
async function viewOf(city: City, { params, searchParams }: Props): Promise<PostView> {
  const { slug } = await params;
  const view = await postView(city, slug);
  if (view.state === 'post') return view;
  const renamed = await postFormerlyAt(city, slug);
  if (renamed) moveTo(postPath(renamed), await searchParams);
  const lower = slug.toLowerCase();
  if (lower !== slug && (await postView(city, lower)).state === 'post')
    moveTo(`/blog/${lower}`, await searchParams);
  return view;
}

export async function generateMetadata(props: Props) {
  const city = await getCity(props.params);
  const view = await viewOf(city, props);
  if (view.state === 'error') return postErrorMetadata(city, (await props.params).slug);
  return view.state === 'post' ? postMetadata(city, view.post) : postAbsentMetadata(city);
}

/** A blog post. Responds with 404 if it does not exist, with 503 if its source is down (requirements section 14). */
export default async function BlogPostPage(props: Props) {
  const city = await getCity(props.params);
  const view = await viewOf(city, props);
  if (view.state !== 'post') setStatus(view.state === 'absent' ? 404 : 503);
  if (view.state === 'error') return <PostError city={city} message={view.message} />;
  if (view.state === 'absent') return <PostAbsent city={city} />;
  const { post } = view;
  return (
    <div className={textFace}>
      <JsonLd data={postGraph(post, city)} />
      <PostPage
        city={city}
        post={post}
        pictureOf={await drawings(city)}
        others={await otherPosts(city, post.slug)}
      />
    </div>
  );
}
