import { Icon } from '@/components/ui/icons';
import { TextLink } from '@/components/ui/links';
import { clockTime, isoDay } from '@/lib/base/dates/format-date';
import { storyTime } from '@/lib/base/dates/story-time';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import type { Alert } from '@/lib/pages/notices/alerts';
import { agencyLanguage } from '@/lib/weather/weather-here';

type When = { date: Date; dayOnly?: boolean; now: Date; city: City };

/** An alert's time. Includes the day if it is not today. */
function Moment({ date, dayOnly, now, city }: When) {
  const isToday = isoDay(date, city.timeZone) === isoDay(now, city.timeZone);
  const time = storyTime({ date, dayOnly }, now, city);
  const words = isToday && !dayOnly ? clockTime(date, city) : time?.long;
  return <time dateTime={time?.machine}>{words}</time>;
}

function Words({ alert, now, city }: { alert: Alert; now: Date; city: City }) {
  const { title, text, language, link, until, updated, dayOnly, source } = alert;
  const m = messages(city).notices;
  const lang = source ? agencyLanguage(city).lang : language;
  return (
    <p>
      <strong id="alert-title" className="mr-1">
        {title}
      </strong>{' '}
      {lang ? <span lang={lang}>{text}</span> : text}{' '}
      {link && (
        <TextLink href={link.href} className="alert-link font-semibold">
          {link.name}
        </TextLink>
      )}{' '}
      <span className="text-small">
        {source && (
          <>
            {source}, {m.until} <Moment date={until} now={now} city={city} />
            &nbsp;·{' '}
          </>
        )}
        <span className="inline-block">
          {m.updated} <Moment date={updated} dayOnly={dayOnly} now={now} city={city} />
        </span>
      </span>
    </p>
  );
}

/**
 * Alert at the top of every page. A named region, because screen readers skip live regions that exist when a page
 * loads. The element with `role="alert"` is always there, so that an alert that appears during client navigation is
 * read aloud immediately.
 */
export function AlertLine({ alert, now, city }: { alert: Alert | undefined; now: Date; city: City }) {
  return (
    <div role="alert">
      {alert && (
        <section
          aria-labelledby="alert-title"
          className="alert border-y border-transparent bg-(--alert) text-[1rem]/6 text-(--on-alert)"
        >
          <div className="sheet flex gap-3 py-3">
            <Icon name="warning" className="mt-px shrink-0" />
            <Words alert={alert} now={now} city={city} />
          </div>
        </section>
      )}
    </div>
  );
}
