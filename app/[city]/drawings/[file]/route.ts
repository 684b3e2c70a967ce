import { thisCity } from '@/lib/city/this-city';
import { notHere, reply } from '@/lib/outbound/reply';
import { ownDrawing } from '@/lib/pictures/own-drawing';

export const dynamic = 'force-dynamic';

/** Under an hour, so that the server's own copy follows an edit of the city (lib/server/finished/how-long.ts). */
const halfAnHour = 'public, max-age=1800';

type Context = { params: Promise<{ file: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const found = await ownDrawing(thisCity(), (await params).file);
  if (!found) return notHere();
  const more = { 'Last-Modified': found.modified.toUTCString() };
  return reply(request, found.body, { type: 'image/svg+xml', cacheControl: halfAnHour, more });
}
