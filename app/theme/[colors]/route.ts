import { thisCity } from '@/lib/city/this-city';
import { onRequest } from '@/lib/outbound/on-request';
import { forGood, reply } from '@/lib/outbound/reply';
import { themeCss } from '@/lib/pages/brand';

/** Nothing is at an address of other colors (lib/server/addresses). */
export const GET = onRequest(() =>
  reply(themeCss(thisCity().brand), { type: 'text/css; charset=UTF-8', cacheControl: forGood }),
);
