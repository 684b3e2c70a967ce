import { thisCity } from '@/lib/city/this-city';
import { onRequest } from '@/lib/outbound/on-request';
import { forGood, notHere, reply } from '@/lib/outbound/reply';
import { accentsAt, themeCss, themePath } from '@/lib/pages/brand';

type Context = { params: Promise<{ colors: string }> };

/** A page of before the colors changed has its own still; nothing keeps those of an address that nobody links to. */
export const GET = onRequest(async (_request: Request, { params }: Context) => {
  const { colors } = await params;
  const accents = accentsAt(colors);
  if (!accents) return notHere();
  const isCurrent = themePath(thisCity().brand) === `/theme/${colors}`;
  const cacheControl = isCurrent ? forGood : 'no-store';
  return reply(themeCss(accents), { type: 'text/css; charset=UTF-8', cacheControl });
});
