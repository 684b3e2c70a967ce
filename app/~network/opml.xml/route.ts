import { inSlices } from '@/lib/base/turns/in-slices';
import { servedCities } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { headlinesIn, networkOpml } from '@/lib/outbound/feeds/opml';
import { networkCountries } from '@/lib/outbound/network';
import { reply } from '@/lib/outbound/reply';
import { getNetwork } from '@/lib/request/get-network';

export async function GET() {
  await getNetwork();
  const pause = inSlices();
  const places = [];
  for (const region of networkCountries().flatMap(({ regions }) => regions)) {
    places.push(headlinesIn(region));
    await pause();
  }
  const title = messages({ locale: 'en' }).network.title(servedCities().length);
  return reply(networkOpml(title, places), { type: 'text/x-opml; charset=utf-8' });
}
