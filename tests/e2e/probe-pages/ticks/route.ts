import { setTimeout as sleep } from 'node:timers/promises';

const encoder = new TextEncoder();

async function sendTicks(stream: ReadableStreamDefaultController<Uint8Array>) {
  for (let tick = 0; tick < 4; tick++) {
    stream.enqueue(encoder.encode(`data: ${tick}\n\n`));
    await sleep(250);
  }
  stream.close();
}

export async function GET(_request: Request) {
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
  return new Response(new ReadableStream({ start: sendTicks }), { headers });
}
