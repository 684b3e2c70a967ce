import { fail, ok } from '@/lib/base/outcome';
import { setProcessWide } from '@/lib/base/process-wide';
import { thisCity } from '@/lib/city/this-city';
import { editorEvents } from '@/lib/events/event-store';
import { entries, playedSource, post } from '../../blog/make-blog';
import { serveCitiesOf, smallest, writeCity } from '../../city/read/write-city';

const fair = `brand: { accent: '#1d4f91' }
events:
  editors:
    - key: fair
      title: A Fair
      text: All day.
      start: 2099-12-05
      place: The park
      listed: 2026-11-01
      organizer: { name: The City, href: https://city.example/ }
`;

/**
 * Makes a city the one that all is for: its one section is Sports, its posts are `a-post`, which had other names, and
 * `Mixed-Case` (the host has no answer for `silent` and the like), and its one event is the one whose id this gives.
 */
export async function openCityWithEntries(): Promise<string> {
  await serveCitiesOf(writeCity({ 'city.yaml': smallest.replace('local-news:', 'sports:') + fair }));
  const { source, answers } = playedSource();
  answers.list = () =>
    ok(entries(['a-post']).map((entry) => ({ ...entry, formerly: ['old-name', 'silent-name'] })));
  answers.post = (slug) => {
    if (slug.startsWith('silent')) return fail('timeout', 'no answer');
    return ok(['a-post', 'Mixed-Case'].includes(slug) ? post({ slug }) : undefined);
  };
  const city = thisCity();
  setProcessWide('blog sources', new WeakMap([[city, source]]));
  return editorEvents(city)[0]?.id ?? '';
}
