import type { NewsItem } from '@/lib/news/news-item';
import { item } from '../make-item';

const day = Date.UTC(2026, 10, 20, 18);

/** Creates a report; `outlet` is its host and source name. */
export function report(
  outlet: string,
  title: string,
  description = '',
  facts: Partial<NewsItem> & { hour?: number } = {},
): NewsItem {
  const { hour = 0, ...rest } = facts;
  const slug = title.toLowerCase().replace(/[^a-z\d]+/g, '-');
  const time = new Date(day + hour * 3_600_000);
  const link = `https://${outlet}/${slug}`;
  return item({
    id: link,
    title,
    description,
    link,
    source: outlet,
    pubDate: time,
    firstSeen: time,
    ...rest,
  });
}

const said = [
  'School board hires a new finance director|Trustees chose her from eleven applicants on Tuesday.',
  'Free trees offered to residents of the west side|The city will plant them along the sidewalk this winter.',
  'Library opens its new reading room|The room has forty seats and stays open until nine.',
  'Rain is expected through the weekend|Forecasters say up to an inch may fall in the hills.',
  'Hospital workers vote to authorize a strike|The union says staffing has not kept up with demand.',
  'Downtown bakery marks fifty years|The owners still make every loaf by hand.',
  'Freeway ramp closes for repairs|Drivers should expect delays at night through March.',
  'Museum shows photographs of the harbor|The show runs until spring and is free on Sundays.',
  'Water rates to rise in January|The average household will pay four dollars more.',
  'Volunteers clean the riverbed|They filled two hundred bags on Saturday.',
  'State audit faults housing agency|Auditors found that grants went unspent for years.',
  'Farmers market moves to the plaza|Vendors say the new place has more shade.',
  'Police recover stolen bicycles|Owners can claim them at the station with a serial number.',
  'Council delays vote on short-term rentals|Members asked the staff for more figures.',
  'High school band invited to parade|Students will raise money for the trip.',
  'Fire destroys a warehouse near the rail yard|No one was hurt, the department said.',
  'New bus line links the colleges|Buses will run every fifteen minutes.',
  'Researchers count whales off the coast|Their number has doubled since the last survey.',
  'Judge blocks plan for a toll lane|The ruling sends the plan back to the county.',
  'Theater company names its season|It opens with a comedy in October.',
  'Unemployment falls in the region|Hotels and restaurants added the most jobs.',
  'Dog park to get new turf|Work begins after the holidays.',
  'Man shot and killed outside a market in Pomona|Police say the gunman fled on foot.',
  'Two wounded in shooting near Stockton park|Officers found the victims shortly after midnight.',
];

/** Two dozen unrelated stories, so that common and rare words have realistic counts. */
export const otherNews: readonly NewsItem[] = said.map((line, at) => {
  const [title = '', description = ''] = line.split('|');
  return report(`paper-${at}.example`, title, description, { hour: -at });
});
