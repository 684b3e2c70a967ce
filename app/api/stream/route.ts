import { streamAnswer, streamHead } from '@/lib/radio/stream-answer';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/stream?port=8076`: the station's audio, live and without an end, in the station's own content type.
 * 400 for a port that is not on the list (no connection is opened), 503 within three seconds when the station is
 * away. A station that drops and comes back within ten seconds is bridged; past that the answer ends cleanly.
 */
export function GET(request: Request): Promise<Response> {
  return streamAnswer(request);
}

/** The head of the same answer; it opens nothing. */
export function HEAD(request: Request): Response {
  return streamHead(request);
}
