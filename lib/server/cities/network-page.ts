import { escapeHtml } from '@/lib/base/text/escape-html';
import type { City } from '@/lib/city/city-type';
import { plainPage, plainPolicy } from '@/lib/server/refused/plain-page';
import { type SiteResponse, textResponse } from '@/lib/server/response';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': plainPolicy,
  'x-content-type-options': 'nosniff',
};

/** For a host that is no publication's. */
export function unknownHostResponse(): SiteResponse {
  const body = '<p>There is no publication at this address.</p>';
  const fresh = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return textResponse(404, { ...headers, ...fresh }, plainPage({ title: 'Page not found', body }));
}

/** Where the title does not say it. */
function placeOf({ name, siteTitle }: City): string {
  return siteTitle.includes(name) ? '' : `, ${escapeHtml(name)}`;
}

/** The network's own host: its publications by state and title. `addressOf` gives a city's front page. */
export function networkResponse(cities: readonly City[], addressOf: (city: City) => string): SiteResponse {
  const sorted = cities.toSorted((a, b) => a.siteTitle.localeCompare(b.siteTitle, 'en'));
  const line = (city: City) =>
    `<li><a href="${escapeHtml(addressOf(city))}">${escapeHtml(city.siteTitle)}</a>${placeOf(city)}</li>`;
  const states = [...new Set(sorted.map(({ state }) => state))].toSorted((a, b) => a.localeCompare(b, 'en'));
  const parts = states.map((state) => {
    const lines = sorted.filter((city) => city.state === state).map(line);
    return `<h2>${escapeHtml(state)}</h2>\n<ul>${lines.join('')}</ul>`;
  });
  const body = parts.join('\n');
  const kept = { 'cache-control': 'public, max-age=0, s-maxage=300' };
  return textResponse(
    200,
    { ...headers, ...kept },
    plainPage({ title: 'Local publications', body, listed: true }),
  );
}
