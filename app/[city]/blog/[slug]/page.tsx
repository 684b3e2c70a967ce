import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { PostAbsent } from '@/components/post/post-absent';
import { PostError } from '@/components/post/post-error';
import { PostPage } from '@/components/post/post-page';
import { drawings } from '@/lib/blog/views/list-view';
import { otherPosts, postView } from '@/lib/blog/views/post-view';
import { postAbsentMetadata, postErrorMetadata, postMetadata } from '@/lib/outbound/metadata/blog-metadata';

export const revalidate = 60;

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams(): { slug: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const view = await postView(slug);
  if (view.state === 'moved') permanentRedirect(view.path);
  if (view.state === 'absent') return postAbsentMetadata();
  return view.state === 'post' ? postMetadata(view.post) : postErrorMetadata(slug);
}

/** Absent is 404, a silent source 503 (requirements section 14). */
export default async function BlogPostPage({ params }: Props) {
  const view = await postView((await params).slug);
  if (view.state === 'moved') permanentRedirect(view.path);
  if (view.state === 'absent') return <PostAbsent />;
  if (view.state === 'error') return <PostError message={view.message} />;
  const { post } = view;
  return <PostPage post={post} pictureOf={await drawings()} others={await otherPosts(post.slug)} />;
}
