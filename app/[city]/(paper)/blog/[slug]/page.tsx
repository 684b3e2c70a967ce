import { textFace } from '@/app/fonts/text-face';
import { PostAbsent, PostError, PostPage } from '@/components/post/post-page';
import { JsonLd } from '@/components/seo/json-ld';
import { drawings } from '@/lib/blog/views/list-view';
import { otherPosts, postView } from '@/lib/blog/views/post-view';
import { postAbsentMetadata, postErrorMetadata, postMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { postGraph } from '@/lib/outbound/metadata/graphs/blog-graph';
import { getCity } from '@/lib/request/get-city';

type Props = { params: Promise<{ city: string; slug: string }> };

export async function generateMetadata({ params }: Props) {
  const city = await getCity(params);
  const { slug } = await params;
  const view = await postView(city, slug);
  if (view.state === 'error') return postErrorMetadata(slug);
  return view.state === 'post' ? postMetadata(view.post) : postAbsentMetadata();
}

/** Status 404 if there is no such post, 503 if its source fails (requirements section 14). */
export default async function BlogPostPage({ params }: Props) {
  const city = await getCity(params);
  const view = await postView(city, (await params).slug);
  if (view.state === 'error') return <PostError city={city} message={view.message} />;
  if (view.state !== 'post') return <PostAbsent city={city} />;
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
