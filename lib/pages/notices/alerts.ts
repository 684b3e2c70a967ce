import { DateTime } from 'luxon';
import { untilMidnight } from '@/lib/base/dates/format-date';
import { cutText } from '@/lib/base/text/clean-text';
import { languageOf } from '@/lib/base/text/language-of';
import type { City, FrontNotice, NamedLink } from '@/lib/city/city-type';
import { isWholeDay } from '@/lib/city/schema/values';
import { messages } from '@/lib/messages/messages';
import { currentNotice, noticeSpan } from '@/lib/pages/notices/notices';
import { dangerOf, standingWarnings, whatIsComing } from '@/lib/weather/warnings';
import { alertsHere } from '@/lib/weather/weather-here';

/** Letters of a warning's own words: it is to stay a line. */
const longestText = 160;

/** What may stand above everything on each page of a city for a time. Texts are plain. */
export type Alert = {
  /** Of no other alert of the city, and the same while it lasts: feed readers know it by this. */
  id: string;
  title: string;
  text: string;
  /** BCP 47, where it is another than the paper's. */
  language?: string;
  link?: NamedLink;
  since: Date;
  until: Date;
  /** When its words last changed; with `dayOnly` its hour is unknown. */
  updated: Date;
  dayOnly?: boolean;
  /** Who warns, where that is not the paper; then its end is told too. */
  source?: string;
};

function byUpdate(one: Alert, other: Alert): number {
  return Number(other.updated) - Number(one.updated);
}

/** The newest first. */
function emergencies(city: City): Alert[] {
  const { notices, timeZone: zone } = city;
  const raised = notices.filter(({ level }) => level === 'emergency');
  const alerts = raised.map((notice, at): Alert => {
    const { text, link, from, updated = from } = notice;
    const [since, until] = noticeSpan(notice, zone).map((ms) => new Date(ms)) as [Date, Date];
    const before = raised.slice(0, at).filter((one) => one.from === from).length;
    return {
      id: `emergency-${from}${before > 0 ? `-${before + 1}` : ''}`,
      ...{ title: messages(city).notices.emergency, text, link, since, until },
      updated: DateTime.fromISO(updated, { zone }).toJSDate(),
      dayOnly: isWholeDay(updated),
      language: languageOf(text, '', city.locale),
    };
  });
  return alerts.sort(byUpdate);
}

/** Of the weather service, with its words and its end; which ones stand says lib/weather/warnings.ts. */
function weatherWarnings(city: City): Alert[] {
  return standingWarnings(alertsHere(city, new Date()) ?? []).map((warning) => ({
    id: `weather-${dangerOf(warning)}`,
    title: messages(city).weather.warning(warning.event),
    text: cutText(whatIsComing(warning), longestText),
    link: { name: messages(city).notices.weatherLink, href: '/weather#alerts-heading' },
    since: new Date(warning.from),
    until: new Date(warning.until),
    updated: new Date(warning.sent),
    source: warning.sender,
  }));
}

/**
 * All alerts of a city, those of the past and the future too, in the order in which they count. Whoever warns of more
 * adds its own here, after those of the editors, from what it already has in memory, and calls `markAllChanged(city.key)`
 * when they change: no page that was made before is then given to anybody.
 */
function alertsOf(city: City): readonly Alert[] {
  return [...emergencies(city), ...weatherWarnings(city)];
}

/** Those of the moment. The first of them is the line on every page; all are in the feed of headlines. */
export function activeAlerts(city: City, now: Date): readonly Alert[] {
  return alertsOf(city).filter(({ since, until }) => since <= now && now < until);
}

/** In ms: until the city's day ends, or an alert begins or ends. */
export function trueFor(city: City, now: Date): number {
  const moments = alertsOf(city).flatMap(({ since, until }) => [since, until]);
  const ahead = moments.map((moment) => Number(moment) - Number(now)).filter((ms) => ms > 0);
  return Math.min(untilMidnight(now, city.timeZone), ...ahead);
}

/** Of the front page: the newest notice that the line on every page does not have. */
export function frontNotice(city: City, now: Date): FrontNotice | undefined {
  const [inLine] = activeAlerts(city, now);
  const others = city.notices.filter(({ text }) => text !== inLine?.text);
  return currentNotice(others, now, city.timeZone);
}
