import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { notFoundMetadata } from '@/lib/outbound/metadata/page-status';

export const revalidate = 60;

/** None is known at build time. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Metadata {
  return notFoundMetadata();
}

/** What leads elsewhere has been led there before (lib/server/addresses; requirements section 2). */
export default function UnknownPage() {
  return <NotFoundPage />;
}
