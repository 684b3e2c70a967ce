import { thisCity } from '@/lib/city/this-city';
import { notHere, reply } from '@/lib/outbound/reply';
import { documentFile } from '@/lib/pages/partners/document-file';

export const dynamic = 'force-dynamic';

/** Under an hour, so that the server's own copy follows an edit of the city (lib/server/finished/how-long.ts). */
const halfAnHour = 'public, max-age=1800';

type Context = { params: Promise<{ file: string }> };

/** What the city's folder has of the documents that the page shows. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const found = await documentFile(thisCity(), `/partners/${(await params).file}`);
  if (!found) return notHere();
  const { type, body, modified } = found;
  const more = { 'Last-Modified': modified.toUTCString() };
  return reply(request, body, { type, cacheControl: halfAnHour, more });
}
