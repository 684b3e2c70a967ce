import { textFace } from '@/app/fonts/text-face';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { PostAbsent, PostError, PostPage } from '@/components/post/post-page';
import { JsonLd } from '@/components/seo/json-ld';
import { drawings } from '@/lib/blog/views/list-view';
import { otherPosts, postView } from '@/lib/blog/views/post-view';
import { thisCity } from '@/lib/city/this-city';
import { postAbsentMetadata, postErrorMetadata, postMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { postGraph } from '@/lib/outbound/metadata/graphs/blog-graph';
import { onRequest } from '@/lib/outbound/on-request';

type Props = { params: Promise<{ slug: string }> };

export const generateMetadata = onRequest(async ({ params }: Props) => {
  const { slug } = await params;
  const view = await postView(slug);
  if (view.state === 'error') return postErrorMetadata(slug);
  return view.state === 'post' ? postMetadata(view.post) : postAbsentMetadata();
});

/** Absent is 404, a silent source 503 (requirements section 14). */
export default pageOnRequest(async function BlogPostPage({ params }: Props) {
  const view = await postView((await params).slug);
  if (view.state === 'error') return <PostError message={view.message} />;
  if (view.state !== 'post') return <PostAbsent />;
  const { post } = view;
  return (
    <div className={textFace}>
      <JsonLd data={postGraph(post, thisCity())} />
      <PostPage post={post} pictureOf={await drawings()} others={await otherPosts(post.slug)} />
    </div>
  );
});
