import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { thisCity } from '@/lib/city/this-city';
import { logLine } from '@/lib/log';
import { pageStatus } from '@/lib/metadata/page-status';
import { permanentTarget } from '@/lib/sections';

export const revalidate = 60;

/** None is known beforehand. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Metadata {
  const title = `Page not found | ${thisCity().siteTitle}`;
  return { title, description: 'There is no page at this address.', ...pageStatus(404) };
}

/** Every address that is no page: a short path leads on for good, anything else is logged and not found (spec section 2). */
export default async function UnknownPage({ params }: { params: Promise<{ path: string[] }> }) {
  const path = `/${(await params).path.join('/')}`;
  const target = permanentTarget(path);
  if (target) permanentRedirect(target);
  logLine(`404: no page at ${path}`);
  return <NotFoundPage />;
}
