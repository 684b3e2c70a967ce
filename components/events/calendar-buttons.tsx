import { absoluteUrl } from '@/lib/outbound/addresses';

export function CalendarButtons() {
  return (
    <p className="mt-8 flex flex-col gap-3 border-t border-hairline pt-6 md:flex-row">
      <a href={absoluteUrl('/events.ics').replace(/^https?:/, 'webcal:')} className="button button-main">
        Subscribe to this calendar
      </a>
      <a href="/events.ics" className="button button-quiet" download="events.ics">
        Download calendar file (.ics)
      </a>
    </p>
  );
}
