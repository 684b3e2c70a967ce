import type { Socket } from 'node:net';

/** The bare connection under an answer, for faults that an HTTP library would not let through. */
export type Wire = {
  /** Writes as is; `then` runs when the bytes have left the process. */
  write(bytes: string | Buffer, then?: () => void): void;
  /** Writes the last bytes, if any, and closes in order. */
  end(bytes?: string | Buffer): void;
  /** Breaks the connection off (TCP RST). */
  reset(): void;
  /** Timers that die with the connection. */
  every(milliseconds: number, act: () => void): void;
  after(milliseconds: number, act: () => void): void;
};

/** A wire on this connection; `finish` is called when the response is complete. */
export function wireOn(socket: Socket, finish: () => void): Wire {
  return {
    write(bytes, then) {
      socket.write(bytes, (error) => {
        if (!error) then?.();
      });
    },
    end(bytes = '') {
      socket.write(bytes, (error) => {
        if (error) return;
        finish();
        socket.end();
      });
    },
    reset() {
      finish();
      socket.resetAndDestroy();
    },
    every(milliseconds, act) {
      if (socket.destroyed) return;
      const timer = setInterval(act, milliseconds);
      socket.once('close', () => clearInterval(timer));
    },
    after(milliseconds, act) {
      if (socket.destroyed) return;
      const timer = setTimeout(act, milliseconds);
      socket.once('close', () => clearTimeout(timer));
    },
  };
}

/** Status line and header lines as bytes on the wire, with the empty line that ends them. */
export function head(status: string, ...lines: string[]): string {
  return `HTTP/1.1 ${status}\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;
}
