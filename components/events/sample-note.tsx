import { thisCity } from '@/lib/city/this-city';

/** Says of a calendar that was worked out by rules that nobody has announced it. */
export function SampleNote() {
  return (
    <p className="mb-6 max-w-[41rem] border-s-2 border-accent ps-4 text-excerpt text-ink-2">
      Sample calendar: recurring kinds of events in {thisCity().name}, with dates worked out by a rule. Nobody
      has announced these days and hours; check with the organizer. Set FEEDS=live for the city’s own
      calendar.
    </p>
  );
}
