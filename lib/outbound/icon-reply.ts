import { thisCity } from '@/lib/city/this-city';
import { lifeOfVersion, notHere, reply } from '@/lib/outbound/reply';
import { iconFile, iconVersion, readIconPath } from '@/lib/pages/brand/icon-files';

/** The city's emblem at an address such as /favicon.ico, with a version or without; 404 for another. */
export async function iconReply(request: Request, asked: string): Promise<Response> {
  const { address, version } = readIconPath(asked);
  const city = thisCity();
  const icon = await iconFile(address, city);
  if (!icon) return notHere();
  const cacheControl = lifeOfVersion(version, iconVersion(address, city));
  return reply(request, icon.body, { type: icon.type, cacheControl });
}
