import type { Socket } from 'node:net';

/** How a station behaves; what is not said is as a good station does it: at once and in real time. */
export type Behavior = {
  /** 16,000 when absent: 128 kbit/s. */
  bytesPerSecond?: number;
  /** What a new connection gets at once; 64 KB when absent. */
  burstBytes?: number;
  /** `audio/mpeg` when absent. */
  contentType?: string;
  /** `HTTP/1.1 200 OK` when absent; an old Shoutcast says `ICY 200 OK`. */
  statusLine?: string;
  /** Header lines besides. */
  lines?: string[];
  /** A body in place of audio, such as a page of HTML. */
  page?: string;
  /** Takes the connection and says nothing. */
  hangs?: boolean;
  /** Says its head and nothing else. */
  silent?: boolean;
  /** Hangs up after so many bytes of audio. */
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

/** Gives the endless program from where it was to a position. */
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

/** Plays to one connection until it closes. */
export function openProgram(socket: Socket, audio: Buffer, behavior: Behavior): void {
  if (behavior.hangs) return;
  socket.write(headOf(behavior));
  if (behavior.page !== undefined) return void socket.end(behavior.page);
  if (behavior.silent) return;
  const cut = createCutter(audio);
  const started = performance.now();
  const most = behavior.dropsAfter ?? Number.POSITIVE_INFINITY;
  const play = () => {
    const passed = (performance.now() - started) / 1000;
    const end = Math.floor((behavior.burstBytes ?? 65_536) + passed * (behavior.bytesPerSecond ?? 16_000));
    socket.write(cut(Math.min(end, most)));
    if (end >= most) socket.end();
  };
  play();
  const timer = setInterval(play, tickMs);
  socket.once('close', () => clearInterval(timer));
}
