import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import { duplexPair } from 'node:stream';
import { type SiteResponse, withPlainVary } from '@/lib/server/response';

export type Question = { url: string; headers: Record<string, string> };

export type AskFramework = (question: Question) => Promise<SiteResponse>;

/** Names the city of a request to Next.js; next.config.mjs rewrites by it. */
export const cityHeader = 'x-city';

/** Without a user agent Next.js sends a page of another shape. */
export const ofOurs = { 'user-agent': 'local-news' };

/** Of the connection in memory, not of the response. */
const ofConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

async function whole(response: IncomingMessage): Promise<SiteResponse> {
  const told = Object.entries(response.headers).filter(([name]) => !ofConnection.has(name));
  const body = Buffer.concat(await response.toArray());
  const headers = Object.fromEntries(told.map(([name, value]) => [name, [value].flat().join(', ')]));
  return withPlainVary({ status: response.statusCode ?? 500, headers, body });
}

/** Nothing is sent of a response that breaks off. */
const brokenOff: SiteResponse = { status: 500, headers: {}, body: Buffer.alloc(0) };

/** Asks the framework's handler over HTTP in memory: a GET of ours, never a reader's, for the city in hand. */
export function askFramework(handle: RequestListener): AskFramework {
  const inner = createServer(handle);
  return async ({ url: path, headers }) => {
    const [ours, theirs] = duplexPair();
    theirs.once('close', () => ours.destroy());
    inner.emit('connection', theirs);
    const asked = request({ path, headers: { ...headers, ...ofOurs }, createConnection: () => ours }).end();
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        asked.once('response', resolve).once('error', reject);
      });
      return await whole(response);
    } catch {
      return brokenOff;
    }
  };
}
