import { DateLeaf } from '@/components/events/date-leaf';
import { EventDetails, kindAndTime } from '@/components/events/event-details';
import { EventStatus } from '@/components/events/event-page';
import { MapShapes } from '@/components/maps/map-shapes';
import { TownMap } from '@/components/maps/town-map';
import { StoryPicture } from '@/components/ui/framed-picture';
import { languageAttributes } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import { numberedMarkers } from '@/lib/maps/town-markers';
import { messages } from '@/lib/messages/messages';
import { plainTitle } from '@/lib/news/calendar/event-words';
import type { LocalEvent } from '@/lib/news/event';
import { eventPath } from '@/lib/outbound/addresses';
import { storyDrawing } from '@/lib/pictures/choose/story-drawing';

type NextUpProps = {
  city: City;
  event: LocalEvent;
  day: string;
  /** Number on the map of each town with events. Excludes towns outside the map. */
  towns: ReadonlyMap<string, number>;
};

/** The next event with a drawing, and a map of the towns with events. Links to the event's day lead here. */
export function NextUp({ city, event, day, towns }: NextUpProps) {
  const markers = numberedMarkers(city, towns);
  return (
    <div
      id={`day-${day}`}
      className={`mb-8 ${markers.length > 0 ? 'md:grid md:grid-cols-[2fr_1fr] md:gap-x-8' : ''}`}
    >
      <article className="story relative break-inside-avoid">
        <div className="relative max-md:-mx-(--margin)">
          <StoryPicture
            picture={storyDrawing(city, event.title, 'events', [])}
            place="lead"
            frame="aspect-[2.05] w-full max-w-none object-cover"
            first
          />
          <DateLeaf city={city} day={day} className="absolute top-4 left-(--margin)" />
        </div>
        <p className="mt-3.5 text-kicker text-accent uppercase">
          {`${messages(city).events.nextUp} · ${kindAndTime(city, event)}`}
        </p>
        <EventStatus city={city} status={event.status} />
        <h3 {...languageAttributes(event.language)} className="mt-1 font-serif text-block">
          <a href={eventPath(event)} className="headline-link">
            {plainTitle(city, event)}
          </a>
        </h3>
        <div className="mt-1.5 text-excerpt">
          <EventDetails city={city} event={event} towns={towns} />
        </div>
      </article>
      {markers.length > 0 && (
        <div className="max-md:-mx-(--margin) max-md:mt-6 print:hidden">
          <MapShapes city={city} />
          <TownMap city={city} markers={markers} />
        </div>
      )}
    </div>
  );
}
