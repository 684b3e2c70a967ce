import { Ears } from '@/components/home/ears';
import { upcomingEvents } from '@/lib/events/event-store';
import { readDay } from '@/lib/front/day/read-day';
import { eventsToday } from '@/lib/front/day/today';
import { messages } from '@/lib/messages/messages';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { weatherHere } from '@/lib/weather/weather-here';

/** The front page's boxes beside the nameplate, as a parallel route of the layout. */
export default async function FrontEars({ params }: CityProps) {
  const city = await getCity(params);
  const now = new Date();
  const calendar = await upcomingEvents(city, now);
  const events = calendar.state === 'events' ? eventsToday(city, calendar.events, now).length : 0;
  return (
    <Ears
      city={city}
      day={readDay(city, weatherHere(city, now), now)}
      events={events}
      words={messages(city).front.day}
    />
  );
}
