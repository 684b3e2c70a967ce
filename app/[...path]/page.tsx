import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { notFoundMetadata } from '@/lib/metadata/page-status';
import { logAbsent } from '@/lib/refused/absent-log';
import { permanentTarget } from '@/lib/sections';
import { pathInLowerCase } from '@/lib/site-pages';

export const revalidate = 60;

/** None is known beforehand. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Metadata {
  return notFoundMetadata();
}

/** Every address that is no page: a short path leads on for good, anything else is logged and not found (spec section 2). */
export default async function UnknownPage({ params }: { params: Promise<{ path: string[] }> }) {
  const path = `/${(await params).path.join('/')}`;
  const target = permanentTarget(path.toLowerCase()) ?? pathInLowerCase(path);
  if (target) permanentRedirect(target);
  logAbsent(path);
  return <NotFoundPage />;
}
