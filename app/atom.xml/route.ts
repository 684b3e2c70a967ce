import { absoluteUrl } from '@/lib/metadata/page-metadata';
import { postsResponse } from '@/lib/outbound/feeds/posts-response';
import { writeAtom } from '@/lib/outbound/write-atom';

export const dynamic = 'force-dynamic';

/** The paper's own posts as Atom, the newest 50. */
export function GET(request: Request): Promise<Response> {
  return postsResponse(request, 'application/atom+xml', (feed) => writeAtom(feed, absoluteUrl('/atom.xml')));
}
