import { connect } from 'node:net';

/** Parameters from the parent process, as JSON in the first argument. */
export type Order = {
  port: number;
  path: string;
  count: number;
  perSecond: number;
  /** Number of the first listener, from which its address is derived. Others count up. */
  first: number;
  /** Seconds after which each listener leaves. Default: never. */
  staySeconds?: number;
};

/** State of a listener. */
export type Heard = { bytes: number; firstByteMs: number | undefined; over: string | undefined };

// A thousand minimal sockets in a separate process, so that the server keeps most of the machine.
const heard: Heard[] = [];

function listen({ port, path, first, staySeconds }: Order, index: number): void {
  const mine: Heard = { bytes: 0, firstByteMs: undefined, over: undefined };
  heard.push(mine);
  const address = first + index;
  const from = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
  const asked = performance.now();
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${from}\r\n\r\n`);
  let inHead = true;
  socket.on('data', (chunk) => {
    let body = chunk.length;
    if (inHead) {
      const end = chunk.indexOf('\r\n\r\n');
      if (end < 0) return;
      inHead = false;
      if (!chunk.subarray(0, 15).includes(' 200 ')) mine.over = chunk.subarray(0, 15).toString();
      body = chunk.length - end - 4;
    }
    if (body > 0) mine.firstByteMs ??= performance.now() - asked;
    mine.bytes += body;
  });
  socket.on('error', (error) => (mine.over ??= error.message));
  socket.on('close', () => (mine.over ??= 'closed'));
  const leave = () => {
    socket.removeAllListeners('close').destroy();
  };
  if (staySeconds) setTimeout(leave, staySeconds * 1000);
}

const order = JSON.parse(process.argv[2] ?? '') as Order;
for (let index = 0; index < order.count; index++)
  setTimeout(listen, (index * 1000) / order.perSecond, order, index);
process.on('message', () => process.send?.(heard));
process.on('disconnect', () => process.exit());
