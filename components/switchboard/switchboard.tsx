import { TextLink } from '@/components/ui/links';
import { PhoneLink, WithPhones } from '@/components/ui/phones';
import { SectionFrame } from '@/components/ui/section-frame';
import type { City, SwitchboardEntry } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { dayWords } from '@/lib/news/calendar/event-words';
import { isThere } from '@/lib/pages/site-pages';
import {
  byNeed,
  confirmAt,
  needId,
  serviceId,
  shortNumbers,
  unconfirmedWords,
} from '@/lib/pages/switchboard/by-need';

/** Short numbers such as 911 and 988, large and at the top. */
export function ShortNumbers({ city }: { city: City }) {
  return (
    <div className="sheet mt-6 print:hidden">
      <ul className="grid max-w-[41rem] grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 md:gap-3">
        {shortNumbers(city).map(({ number, name }) => (
          <li key={number} className="flex flex-col gap-1.5 text-center">
            <PhoneLink number={number} className="button button-main" />
            <a href={`#${serviceId(name)}`} className="quiet-link text-[0.75rem]/4 text-ink-2 md:text-small">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function NeedLinks({ city }: { city: City }) {
  return (
    <nav aria-label={messages(city).switchboard.needs} className="sheet mt-6 print:hidden">
      <ul className="flex flex-wrap gap-x-7 border-t border-rule pt-2 text-excerpt">
        {byNeed(city).map(({ need }) => (
          <li key={need}>
            <a href={`#${needId(need)}`} className="quiet-link inline-block py-2.5">
              {need}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Facts({ city, hours, languages, source, checked }: SwitchboardEntry & { city: City }) {
  const m = messages(city).switchboard;
  const facts = [hours, languages]
    .flatMap((words) => (words ? `${words.replace(/\.$/, '')}.` : []))
    .join(' ');
  return (
    <>
      {facts && <p className="mt-1 text-excerpt text-ink-2">{facts}</p>}
      <p className="mt-2 text-small text-ink-3">
        {m.source}{' '}
        <TextLink href={source.href} className="quiet-link underline">
          {source.name}
        </TextLink>
        , {m.checked}{' '}
        <time dateTime={checked} className="whitespace-nowrap">
          {dayWords(checked, city)}
        </time>
      </p>
    </>
  );
}

/** A warning above an entry's numbers if nobody has confirmed them recently. */
function Unconfirmed({ city, entry }: { city: City; entry: SwitchboardEntry }) {
  const words = unconfirmedWords(entry, city, Date.now());
  if (!words) return null;
  const { href, words: name } = confirmAt(entry, city);
  return (
    <p className="mt-1 text-small text-ink-2">
      {words}; {messages(city).switchboard.see}{' '}
      <TextLink href={href} className="underline">
        {name}
      </TextLink>
      .
    </p>
  );
}

function Entry({ city, entry }: { city: City; entry: SwitchboardEntry }) {
  const { name, phones, page, text } = entry;
  return (
    <li
      id={serviceId(name)}
      className="border-t border-hairline py-5 first:border-0 first:pt-0 md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:gap-x-8 lg:grid-cols-[22rem_minmax(0,1fr)] print:break-inside-avoid"
    >
      <div>
        <h3 className="font-serif text-second">{page ? <TextLink href={page}>{name}</TextLink> : name}</h3>
        <Unconfirmed city={city} entry={entry} />
        <p className="flex flex-wrap gap-x-6">
          {phones.map((number) => (
            <PhoneLink
              key={number}
              number={number}
              className="inline-block py-2 text-second font-semibold text-accent hover:underline"
            />
          ))}
        </p>
      </div>
      <div className="max-w-[41rem]">
        <p className="text-block-excerpt">
          <WithPhones text={text} />
        </p>
        <Facts city={city} {...entry} />
      </div>
    </li>
  );
}

/** All phone numbers of the city, grouped by need. */
export function Switchboard({ city }: { city: City }) {
  return byNeed(city).map(({ need, entries }) => (
    <SectionFrame key={need} id={needId(need)} title={need}>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.name} city={city} entry={entry} />
        ))}
      </ul>
    </SectionFrame>
  ));
}

/** A link to /who-to-call for other pages; null if the city has no numbers. */
export function CallLine({ city, className }: { city: City; className: string }) {
  if (!isThere('/who-to-call', city)) return null;
  const m = messages(city).switchboard;
  return (
    <p className={`text-block-excerpt text-ink-2 ${className}`}>
      {m.when}{' '}
      <a href="/who-to-call" className="font-semibold text-accent underline underline-offset-[0.18em]">
        {m.whoIn(city.name)}
      </a>
    </p>
  );
}
