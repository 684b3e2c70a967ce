import type { Event as EventData, PostalAddress } from 'schema-dts';
import type { City } from '@/lib/city/city-type';
import { countryOf, subdivisionOf } from '@/lib/city/complete/region';
import { messages } from '@/lib/messages/messages';
import { isoRange, type LocalEvent } from '@/lib/news/event';
import { absoluteUrl, eventPath } from '@/lib/outbound/addresses';
import { breadcrumbsGraph, cardImage, type Graph, graph } from '@/lib/outbound/metadata/graphs/json-ld';
import { eventCard } from '@/lib/outbound/metadata/story-cards';

const statuses = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
} as const;

const US_ADDRESS = /^(?:(?<street>.+), )?(?<town>[^,]+), (?<state>[A-Z]{2})(?: (?<code>\d{5}(?:-\d{4})?))?$/;

/** Parses a US address. If the line is anything else, such as an address abroad, uses it as a street in this city. */
function postalAddress(line: string | undefined, { name, region }: City): PostalAddress {
  const country = countryOf(region);
  const american = country === 'US' ? US_ADDRESS.exec(line ?? '')?.groups : undefined;
  const parts: Record<string, string | undefined> = american ?? { street: line };
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.street,
    addressLocality: parts.town ?? name,
    addressRegion: parts.state ?? subdivisionOf(region),
    postalCode: parts.code,
    addressCountry: country,
  };
}

function eventData(event: LocalEvent, city: City): EventData {
  const { start, end } = isoRange(event.when, city.timeZone);
  const url = absoluteUrl(city, eventPath(event));
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: event.title,
    description: event.text || undefined,
    image: cardImage(city, eventPath(event), eventCard(city, event)),
    startDate: start,
    endDate: end,
    eventStatus: statuses[event.status],
    location: {
      '@type': 'Place',
      name: event.place ?? event.address ?? city.name,
      address: postalAddress(event.address, city),
    },
    organizer: event.organizer && { '@type': 'Organization', ...event.organizer },
  };
}

/** Returns the JSON-LD of an event and its breadcrumb (discovery section 1). A sample has only the breadcrumb. */
export function eventGraph(event: LocalEvent, city: City): Graph {
  const breadcrumbs = breadcrumbsGraph(
    city,
    { name: messages(city).pages.titles['/events'], path: '/events' },
    { name: event.title, path: eventPath(event) },
  );
  return event.sample ? graph(city, breadcrumbs) : graph(city, eventData(event, city), breadcrumbs);
}
