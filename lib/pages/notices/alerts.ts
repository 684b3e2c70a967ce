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

/** Maximum length of a warning's text, so that it fits on one line. */
const MAX_TEXT_LENGTH = 160;

/** A line that is shown above every page of a city for some time. All strings are plain text. */
export type Alert = {
  /** Unique in the city and stable while the alert lasts, because feed readers identify the alert by it. */
  id: string;
  title: string;
  text: string;
  /** Language (BCP 47), if it differs from the site's. */
  language?: string;
  link?: NamedLink;
  since: Date;
  until: Date;
  /** Time when the text last changed. If `dayOnly`, only the day is known. */
  updated: Date;
  dayOnly?: boolean;
  /**
   * The agency that issued the alert, if it is a warning; pages then also show when it ends. Undefined for the site's
   * own alerts.
   */
  source?: string;
};

function byUpdate(one: Alert, other: Alert): number {
  return Number(other.updated) - Number(one.updated);
}

/** Returns alerts for the emergencies among a city's notices, newest first. */
function emergencies(city: City): Alert[] {
  const { notices, timeZone: zone } = city;
  const raised = notices.filter(({ level }) => level === 'emergency');
  const alerts = raised.map((notice, at): Alert => {
    const { text, link, from, updated = from } = notice;
    const [since, until] = noticeSpan(notice, zone).map((ms) => new Date(ms)) as [Date, Date];
    const before = raised.slice(0, at).filter((one) => one.from === from).length;
    return {
      id: `emergency-${from}${before > 0 ? `-${before + 1}` : ''}`,
      title: messages(city).notices.emergency,
      text,
      link,
      since,
      until,
      updated: DateTime.fromISO(updated, { zone }).toJSDate(),
      dayOnly: isWholeDay(updated),
      language: languageOf(text, '', city.locale),
    };
  });
  return alerts.sort(byUpdate);
}

/** Returns alerts for the weather service's warnings; lib/weather/warnings.ts decides which are shown. */
function weatherWarnings(city: City): Alert[] {
  return standingWarnings(alertsHere(city, new Date()) ?? []).map((warning) => ({
    id: `weather-${dangerOf(warning)}`,
    title: messages(city).weather.warning(warning.event),
    text: cutText(whatIsComing(warning), MAX_TEXT_LENGTH),
    link: { name: messages(city).notices.weatherLink, href: '/weather#alerts-heading' },
    since: new Date(warning.from),
    until: new Date(warning.until),
    updated: new Date(warning.sent),
    source: warning.sender,
  }));
}

/**
 * Returns all alerts of a city, past and future, most important first. To add a source of alerts, append it here. The
 * source must return its alerts from memory and call `markAllChanged(city.key)` when they change, so that no older page
 * is sent.
 */
function alertsOf(city: City): readonly Alert[] {
  return [...emergencies(city), ...weatherWarnings(city)];
}

/** Returns the current alerts. Every page shows the first one; the headlines feed contains all. */
export function activeAlerts(city: City, now: Date): readonly Alert[] {
  return alertsOf(city).filter(({ since, until }) => since <= now && now < until);
}

/** Returns how long a page stays accurate, in ms: until the city's day ends or an alert begins or ends. */
export function msUntilChange(city: City, now: Date): number {
  const moments = alertsOf(city).flatMap(({ since, until }) => [since, until]);
  const ahead = moments.map((moment) => Number(moment) - Number(now)).filter((ms) => ms > 0);
  return Math.min(untilMidnight(now, city.timeZone), ...ahead);
}

/** Returns the newest notice for the front page, except the one that the alert line already shows. */
export function frontNotice(city: City, now: Date): FrontNotice | undefined {
  const [inLine] = activeAlerts(city, now);
  const others = city.notices.filter(({ text }) => text !== inLine?.text);
  return currentNotice(others, now, city.timeZone);
}
