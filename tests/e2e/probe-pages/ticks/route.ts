import { gate } from '../gate';

const encoder = new TextEncoder();

/** Sends the second event once the client has received the first. */
async function sendTicks(stream: ReadableStreamDefaultController<Uint8Array>) {
  stream.enqueue(encoder.encode('data: 1\n\n'));
  await gate('ticks').opened;
  stream.enqueue(encoder.encode('data: 2\n\n'));
  stream.close();
}

export async function GET(_request: Request) {
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
  return new Response(new ReadableStream({ start: sendTicks }), { headers });
}
