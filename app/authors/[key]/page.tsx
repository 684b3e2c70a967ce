import { notFound } from 'next/navigation';
import { AuthorPage } from '@/components/blog/post-lists';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { authorView } from '@/lib/blog/views/list-view';
import { authorMetadata } from '@/lib/outbound/metadata/blog-metadata';
import { onRequest } from '@/lib/outbound/on-request';

type Props = { params: Promise<{ key: string }> };

async function view({ params }: Props) {
  return (await authorView((await params).key)) ?? notFound();
}

export const generateMetadata = onRequest(async (props: Props) => authorMetadata(await view(props)));

export default pageOnRequest(async function AuthorLeaf(props: Props) {
  return <AuthorPage view={await view(props)} />;
});
