import type { Socket } from 'node:net';

/** Behavior of a station. By default it responds immediately and plays in real time. */
export type Behavior = {
  /** Default: 16,000 (128 kbit/s). */
  bytesPerSecond?: number;
  /** Number of bytes that a new connection gets immediately. Default: 64 KB. */
  burstBytes?: number;
  /** Default: `audio/mpeg`. */
  contentType?: string;
  /** Default: `HTTP/1.1 200 OK`. Old Shoutcast servers send `ICY 200 OK`. */
  statusLine?: string;
  /** Additional header lines. */
  lines?: string[];
  /** Body to send instead of audio, such as an HTML page. */
  page?: string;
  /** Whether it accepts the connection but sends nothing. */
  hangs?: boolean;
  /** Whether it sends the response headers but no audio. */
  silent?: boolean;
  /** Number of bytes of audio after which it closes the connection. */
  dropsAfter?: number;
};

const tickMs = 100;

function headOf(behavior: Behavior): string {
  const lines = [
    behavior.statusLine ?? 'HTTP/1.1 200 OK',
    `Content-Type: ${behavior.contentType ?? 'audio/mpeg'}`,
    ...(behavior.lines ?? []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Returns a function that cuts the next part of the endless program, up to a position in bytes. */
function createCutter(audio: Buffer) {
  let at = 0;
  return (end: number): Buffer => {
    const parts: Buffer[] = [];
    while (at < end) {
      const from = at % audio.length;
      const part = audio.subarray(from, from + end - at);
      parts.push(part);
      at += part.length;
    }
    return Buffer.concat(parts);
  };
}

/** Plays the program to one connection until it closes. */
export function openProgram(socket: Socket, audio: Buffer, behavior: Behavior): void {
  if (behavior.hangs) return;
  socket.write(headOf(behavior));
  if (behavior.page !== undefined) return void socket.end(behavior.page);
  if (behavior.silent) return;
  const cut = createCutter(audio);
  const started = performance.now();
  const limit = behavior.dropsAfter ?? Number.POSITIVE_INFINITY;
  const play = () => {
    const passed = (performance.now() - started) / 1000;
    const end = Math.floor((behavior.burstBytes ?? 65_536) + passed * (behavior.bytesPerSecond ?? 16_000));
    socket.write(cut(Math.min(end, limit)));
    if (end >= limit) socket.end();
  };
  play();
  const timer = setInterval(play, tickMs);
  socket.once('close', () => clearInterval(timer));
}
