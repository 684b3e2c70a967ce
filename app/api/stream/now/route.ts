import { titlesAnswer } from '@/lib/radio/stream-answer';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/stream/now?port=8076`: what is playing, as server-sent events. `event: title` with data
 * `{"title": "..."}` (or null where the station says nothing, or nobody listens) comes at once and on each change;
 * a comment line every 20 s keeps the line open. It never opens a connection to the station; 400 for a port that is
 * not on the list.
 */
export function GET(request: Request): Response {
  return titlesAnswer(request);
}
