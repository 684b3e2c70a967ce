import type { EventStatus as Status } from '@/lib/news/calendar/event';
import { statusWord } from '@/lib/news/calendar/event-words';

export function EventStatus({ status }: { status: Status }) {
  const word = statusWord(status);
  return word ? <p className="text-kicker text-error uppercase">{word}</p> : null;
}
