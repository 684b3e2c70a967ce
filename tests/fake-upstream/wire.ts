import type { Socket } from 'node:net';

/** The raw connection of a response, for faults that an HTTP library would prevent. */
export type Wire = {
  /** Writes bytes. Calls `then` when they have left the process. */
  write(bytes: string | Buffer, then?: () => void): void;
  /** Writes the last bytes, if any, and closes properly. */
  end(bytes?: string | Buffer): void;
  /** Resets the connection (TCP RST). */
  reset(): void;
  /** Starts a timer that ends with the connection. */
  every(milliseconds: number, act: () => void): void;
  after(milliseconds: number, act: () => void): void;
};

/** Creates a wire on a connection. Calls `finish` when the response is complete. */
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

/** Returns the status line and header lines as bytes, with the final empty line. */
export function head(status: string, ...lines: string[]): string {
  return `HTTP/1.1 ${status}\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;
}
