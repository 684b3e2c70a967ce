import { thisCity } from '@/lib/city/this-city';
import { notHere, reply } from '@/lib/outbound/reply';
import { iconFile } from '@/lib/pages/brand/icon-files';

/** Under an hour, so that the server's own copy follows an edit of the city (lib/server/finished/cache-lifetime.ts). */
const halfAnHour = 'public, max-age=1800';
/** Installed apps and radio players ask for these. */
const week = 'public, max-age=604800';

/** The city's emblem at an address such as /favicon.ico; 404 for another. */
export async function iconReply(request: Request, address: string): Promise<Response> {
  const icon = await iconFile(address, thisCity());
  if (!icon) return notHere();
  const cacheControl = address.startsWith('/icons/') ? week : halfAnHour;
  return reply(request, icon.body, { type: icon.type, cacheControl });
}
