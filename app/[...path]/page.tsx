import { notFound, permanentRedirect } from 'next/navigation';
import { logLine } from '@/lib/log';
import { permanentTarget } from '@/lib/sections';

export const dynamic = 'force-dynamic';

/** Every address that is no page: a short path leads on for good, anything else is logged and not found (spec section 2). */
export default async function UnknownPage({ params }: { params: Promise<{ path: string[] }> }) {
  const path = `/${(await params).path.join('/')}`;
  const target = permanentTarget(path);
  if (target) permanentRedirect(target);
  logLine(`404: no page at ${path}`);
  notFound();
}
