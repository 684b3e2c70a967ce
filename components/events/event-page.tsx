import type { ReactNode } from 'react';
import { PageShown } from '@/components/islands/page-shown';
import { HeadlineError } from '@/components/news/headline-state';
import { ButtonLink, TextLink } from '@/components/ui/links';
import { Breadcrumb, PageHeading } from '@/components/ui/page-heading';
import { languageAttributes } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { addressLine, statusWord, whenLines } from '@/lib/news/calendar/event-words';
import { isoRange, type LocalEvent, type EventStatus as Status } from '@/lib/news/event';
import { sampleEditionPath } from '@/lib/news/sources/sections-here';
import { eventPath } from '@/lib/outbound/addresses';

export function SampleNote({ city }: { city: City }) {
  const m = messages(city).events;
  return (
    <p className="mb-6 max-w-[41rem] border-s-2 border-accent ps-4 text-excerpt text-ink-2">
      {m.sampleNote}{' '}
      <a href={sampleEditionPath} className="underline">
        {m.aboutSampleEdition}
      </a>
    </p>
  );
}

export function EventStatus({ city, status }: { city: City; status: Status }) {
  const word = statusWord(city, status);
  return word ? <p className="text-kicker text-error uppercase">{word}</p> : null;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-hairline py-3 last:border-b md:grid md:grid-cols-[9rem_minmax(0,1fr)] md:items-baseline md:gap-x-8">
      <dt className="text-small font-semibold text-ink-3">{name}</dt>
      <dd className="text-block-excerpt">{children}</dd>
    </div>
  );
}

function mapAddress(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

function EventFacts({ city, event }: { city: City; event: LocalEvent }) {
  const m = messages(city).events;
  const { when, place, address, source } = event;
  const [days, hours] = whenLines(when, city);
  return (
    <dl>
      <Fact name={m.when}>
        <time dateTime={isoRange(when, city.timeZone).start} className="block font-semibold">
          {days}
        </time>
        {hours}
      </Fact>
      <Fact name={m.where}>
        {place && <span className="block font-semibold">{place}</span>}
        {address && (
          <TextLink href={mapAddress(address)} className="quiet-link">
            {addressLine(address)}
          </TextLink>
        )}
        {!place && !address && m.noPlace}
      </Fact>
      <Fact name={event.sample ? m.organizer : m.announcedBy}>{source.name}</Fact>
    </dl>
  );
}

/** Shown when the calendar failed and no copy is cached (requirements section 4). */
export function EventUnavailable({ city, message }: { city: City; message: string }) {
  const m = messages(city).events;
  return (
    <>
      <PageHeading city={city} title={m.event} sentence={m.unavailable} />
      <div className="sheet mt-8">
        <HeadlineError city={city} message={message} />
      </div>
    </>
  );
}

type EventPageProps = { city: City; event: LocalEvent; over: boolean };

function EventActions({ city, event, over }: EventPageProps) {
  const m = messages(city).events;
  return (
    <p className="mt-8 flex flex-col gap-3 md:flex-row md:flex-wrap">
      {!over && event.status !== 'cancelled' && (
        <a
          href={`${eventPath(event)}/calendar.ics`}
          className="button button-main"
          download={`${event.id}.ics`}
        >
          {m.addToCalendar}
        </a>
      )}
      {event.url && (
        <a href={event.url} className="button button-quiet" rel="noopener">
          <span>
            {m.moreAt(event.source.name)}&nbsp;<span aria-hidden="true">↗</span>
          </span>
        </a>
      )}
      {event.agenda && (
        <ButtonLink href={event.agenda} quiet>
          {m.agenda}
        </ButtonLink>
      )}
      <ButtonLink href="/events" quiet>
        {m.all}
      </ButtonLink>
    </p>
  );
}

export function EventPage({ city, event, over }: EventPageProps) {
  const m = messages(city);
  const language = languageAttributes(event.language);
  return (
    <article className="sheet pt-8 md:pt-12">
      <Breadcrumb city={city} via={[{ name: m.pages.titles['/events'], href: '/events' }]} />
      {event.status !== 'scheduled' && (
        <div className="mt-3 mb-1">
          <EventStatus city={city} status={event.status} />
        </div>
      )}
      <h1 {...language} className="max-w-[56rem] font-serif text-lead">
        {event.title}
      </h1>
      <div className="mt-8 gap-x-16 lg:grid lg:grid-cols-2 lg:items-start">
        <EventFacts city={city} event={event} />
        <div className="mt-6 max-w-[41rem] lg:-mt-0.5">
          {over && <p className="mb-3 text-block-excerpt font-semibold">{m.events.ended}</p>}
          {event.text && (
            <p {...language} className="text-dek text-ink-2">
              {event.text}
            </p>
          )}
          <EventActions city={city} event={event} over={over} />
        </div>
      </div>
      {event.sample && (
        <div className="mt-10">
          <SampleNote city={city} />
        </div>
      )}
      <PageShown />
    </article>
  );
}
