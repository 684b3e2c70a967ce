import { TextLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import { clockTime, isoDay } from '@/lib/base/dates/format-date';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { weekdayName } from '@/lib/news/calendar/event-words';
import type { WeatherAlert } from '@/lib/weather/weather';
import { agencyLanguage, type WeatherHere } from '@/lib/weather/weather-here';

/** Returns "8 p.m." for today, "8 p.m. Wednesday" for another day. */
function moment(text: string, now: Date, city: City): string {
  const [at, today] = [new Date(text), isoDay(now, city.timeZone)];
  const day = isoDay(at, city.timeZone);
  return day === today ? clockTime(at, city) : `${clockTime(at, city)} ${weekdayName(day, city)}`;
}

/**
 * Returns an alert's paragraphs. Only an empty line or a list item starts a paragraph; other line breaks are ignored.
 */
function paragraphs(text: string): string[] {
  const parts = text.split(/\n\s*\n|\n(?=\* )/).map((part) => part.replace(/^\*/, '').replace(/\s+/g, ' '));
  const asWords = (part: string) =>
    part.replace(/^([A-Z])([A-Z ]+)\.\.\./, (_, first, rest) => `${first}${rest.toLowerCase()}: `);
  return parts.map((part) => asWords(part.trim())).filter(Boolean);
}

function Alert({ city, alert, now }: { city: City; alert: WeatherAlert; now: Date }) {
  const { event, from, until, sender, area, text, instruction = '' } = alert;
  const m = messages(city).weather;
  const { lang } = agencyLanguage(city);
  const begins = new Date(from) > now ? m.from(moment(from, now, city)) : '';
  return (
    <article className="border-t border-hairline py-5 first:border-t-0 first:pt-0">
      <h3 className="font-serif text-second">{m.warning(event)}</h3>
      <p className="mt-1 text-small text-ink-3">
        {sender}, {begins}
        {m.until} <time dateTime={until}>{moment(until, now, city)}</time>
        {area && ` · ${area}`}
        {lang && ` · ${messages(city).news.inLanguage(lang).text}`}
      </p>
      <div lang={lang} className="mt-3 max-w-[41rem] space-y-2 text-block-excerpt text-ink-2">
        {[...paragraphs(text), ...paragraphs(instruction)].map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
    </article>
  );
}

/** Weather alerts; null if the weather source provides none, as in the sample edition. */
export function WeatherAlerts({ city, weather, now }: { city: City; weather: WeatherHere; now: Date }) {
  const { alerts, areAlertsOld, source } = weather;
  if (!source?.parts.alerts) return null;
  const m = messages(city).weather;
  return (
    <SectionFrame id="alerts" title={m.alerts}>
      {alerts?.map((alert) => (
        <Alert key={alert.id} city={city} alert={alert} now={now} />
      ))}
      {alerts?.length === 0 && !areAlertsOld && <p className="text-block-excerpt text-ink-2">{m.noAlerts}</p>}
      {(!alerts || areAlertsOld) && (
        <p className="text-block-excerpt text-ink-2">
          {m.alertsUnknown}{' '}
          <TextLink href={source.href} {...agencyLanguage(city)}>
            {source.name}
          </TextLink>
          .
        </p>
      )}
    </SectionFrame>
  );
}
