import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { targetHere } from '@/lib/news/sources/sections-here';
import { notFoundMetadata } from '@/lib/outbound/metadata/page-status';
import { entryInLowerCase } from '@/lib/server/addresses/entry-in-lower-case';

export const revalidate = 60;

/** None is known at build time. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Metadata {
  return notFoundMetadata();
}

/** Redirects short paths, and posts and events in another case; else 404 (requirements section 2). */
export default async function UnknownPage({ params }: { params: Promise<{ path: string[] }> }) {
  const parts = (await params).path;
  const path = `/${parts.join('/')}`;
  const target = targetHere(path) ?? (await entryInLowerCase(parts));
  if (target) permanentRedirect(target);
  return <NotFoundPage />;
}
