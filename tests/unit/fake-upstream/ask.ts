import { get, type IncomingHttpHeaders } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** Sends a GET on a new connection. Does not follow redirects or decompress. Rejects if the response is cut off. */
export function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(pieces);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: String(body) });
      });
    }).on('error', reject);
  });
}
