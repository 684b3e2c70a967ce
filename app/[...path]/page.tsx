import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { notFoundMetadata } from '@/lib/outbound/metadata/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  return notFoundMetadata();
}

/** What leads elsewhere has been led there before (lib/server/addresses; requirements section 2). */
export default async function UnknownPage() {
  await connection();
  return <NotFoundPage />;
}
