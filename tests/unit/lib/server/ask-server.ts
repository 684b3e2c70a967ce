import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Got = { status: number; headers: Record<string, string>; body: Buffer; text: string };

export type Asking = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends one request on its own connection to a server on loopback. */
export function askServer(
  server: Server,
  path: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers, agent: false }, async (response) => {
      const got = response.headers as Record<string, string>;
      const whole = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: got, body: whole, text: String(whole) });
    })
      .on('error', reject)
      .end(body);
  });
}
