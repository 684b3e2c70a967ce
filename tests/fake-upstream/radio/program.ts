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
  /** Bytes of audio between two metadata blocks; 4,096 when absent, 0 for a station without titles. */
  interval?: number;
  /** What it says the interval is, when that is not true. */
  saidInterval?: string;
};

export type Program = { audio: Buffer; behavior: Behavior; title: () => string | Buffer };

const tickMs = 100;

function block(title: string | Buffer): Buffer {
  const text = Buffer.isBuffer(title) ? title : Buffer.from(`StreamTitle='${title}';StreamUrl='';`);
  const units = Math.ceil(text.length / 16);
  return Buffer.concat([Buffer.from([units]), text, Buffer.alloc(units * 16 - text.length)]);
}

function headOf(behavior: Behavior, interval: number): string {
  const said = behavior.saidInterval ?? (interval > 0 ? String(interval) : undefined);
  const lines = [
    behavior.statusLine ?? 'HTTP/1.1 200 OK',
    `Content-Type: ${behavior.contentType ?? 'audio/mpeg'}`,
    ...(said === undefined ? [] : [`icy-metaint: ${said}`]),
    ...(behavior.lines ?? []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Gives the bytes of a position range of the endless program, with the blocks that are due between them. */
function createCutter({ audio, title }: Program, interval: number) {
  let at = 0;
  let told: string | Buffer | undefined;
  const upTo = (end: number): Buffer => {
    const from = at % audio.length;
    const bytes = audio.subarray(from, Math.min(audio.length, from + end - at));
    at += bytes.length;
    return bytes;
  };
  const due = (): Buffer => {
    const now = title();
    if (now === told) return Buffer.alloc(1);
    told = now;
    return block(now);
  };
  return (end: number): Buffer => {
    const parts: Buffer[] = [];
    while (at < end) {
      const next = interval > 0 ? (Math.floor(at / interval) + 1) * interval : end;
      parts.push(upTo(Math.min(end, next)));
      if (interval > 0 && at === next) parts.push(due());
    }
    return Buffer.concat(parts);
  };
}

/** Plays to one connection until it closes. */
export function openProgram(socket: Socket, asked: string, program: Program): void {
  const { behavior } = program;
  if (behavior.hangs) return;
  const interval = /^icy-metadata: 1\r?$/im.test(asked) ? (behavior.interval ?? 4096) : 0;
  socket.write(headOf(behavior, interval));
  if (behavior.page !== undefined) return void socket.end(behavior.page);
  if (behavior.silent) return;
  const cut = createCutter(program, interval);
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
