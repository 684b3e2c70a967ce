import { connect } from 'node:net';
import { Duplex, Transform, type TransformCallback } from 'node:stream';

const icy = Buffer.from('ICY ');
const http = Buffer.from('HTTP/1.0 ');

/** Old Shoutcast servers send `ICY 200 OK` in place of `HTTP/1.0 200 OK`; the rest is HTTP. */
function repairStatusLine(): Transform {
  let seen: Buffer | undefined = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      if (!seen) return done(null, chunk);
      seen = Buffer.concat([seen, chunk]);
      const length = Math.min(seen.length, icy.length);
      const mayBeIcy = seen.subarray(0, length).equals(icy.subarray(0, length));
      if (mayBeIcy && length < icy.length) return done();
      const repaired = mayBeIcy ? Buffer.concat([http, seen.subarray(icy.length)]) : seen;
      seen = undefined;
      done(null, repaired);
    },
    flush(done: TransformCallback) {
      done(null, seen);
    },
  });
}

export function icySocket(host: string, port: number): Duplex {
  const socket = connect({ host, port });
  return Duplex.from({ writable: socket, readable: socket.pipe(repairStatusLine()) });
}
