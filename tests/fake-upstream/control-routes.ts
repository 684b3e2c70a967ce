import type { IncomingMessage } from 'node:http';
import { faultKinds, outcomesOf } from './faults/all-faults';
import { sendReply } from './send-reply';
import type { UpstreamState, Visit } from './upstream-state';

const MAX_COMMAND_BYTES = 64 * 1024;

type Handler = (state: UpstreamState, visit: Visit) => string | Promise<string>;

const routes: Readonly<Record<string, Handler>> = {
  'GET /': ({ url }) => explanation(url),
  'GET /fault': ({ switchboard }) => {
    const kinds = Object.fromEntries(faultKinds.map((kind) => [kind, outcomesOf(kind)]));
    return JSON.stringify({ now: switchboard.faultsNow(), kinds }, null, 2);
  },
  'PUT /fault': async ({ switchboard }, { request }) => {
    const { feed, kind } = await orderFrom(request);
    if (kind !== null && typeof kind !== 'string')
      throw new Error('"kind" must be a kind of fault, or null to heal; GET /fault lists the kinds.');
    switchboard.setFault(feed as string, kind);
    return `${feed}: ${kind ?? 'healthy'}`;
  },
  'PUT /edition': async ({ switchboard }, { request }) => {
    const { feed, edition } = await orderFrom(request);
    switchboard.setEdition(feed as string, edition as number);
    return `${feed}: edition ${edition}`;
  },
};

/** Handles commands that a person sends with curl. Returns false for other addresses. */
export async function answerControl(state: UpstreamState, visit: Visit): Promise<boolean> {
  const handler = routes[`${visit.request.method} ${visit.address.pathname}`];
  if (!handler) return false;
  try {
    say(visit, 200, await handler(state, visit));
  } catch (error) {
    say(visit, 400, error instanceof Error ? error.message : String(error));
  }
  return true;
}

/** Returns the text of the fake upstream's start page. */
export function explanation(url: string): string {
  return `The fake upstream: feeds, blog and pictures for tests. ${faultKinds.length} kinds of fault on demand.

Run the site on it:  FEEDS=${url}/{section}.xml
Or through a proxy:  FEED_PROXY_URL=${url}/proxy?url=
With its blog:       BLOG_API_URL=${url}/functions BLOG_API_KEY=key-of-the-newsroom
With pictures:       STOCK_IMAGE_URL='${url}/pictures/{seed}.jpg', and start the fake upstream with --pictures
With its weather:    WEATHER_URL=${url}

GET    /{feed}.xml      a feed: business, sports, or any other name
GET    /proxy?url=      JSON with the feed at that address in "contents"
GET    /fault           the kinds of fault with what a reader of feeds must make of each, and what is set now
PUT    /fault           {"feed":"business","kind":"hang"}; feed "*" is all, "proxy" the proxy itself, "blog-list" and
                        "blog-detail" the functions host; kind null heals
PUT    /edition         {"feed":"business","edition":2}: other, younger headlines

For example:  curl -X PUT -d '{"feed":"business","kind":"hang"}' ${url}/fault`;
}

async function orderFrom(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const piece of request) {
    text += piece;
    if (text.length > MAX_COMMAND_BYTES) throw new Error('The order is too long.');
  }
  const order = JSON.parse(text) as unknown;
  if (typeof order === 'object' && order !== null) return order as Record<string, unknown>;
  throw new Error('The body must be a JSON object, such as {"feed":"business","kind":"hang"}.');
}

/** Sends plain text with a final newline. */
export function say({ response }: Visit, status: number, text: string): void {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
  sendReply(response, { status, headers, body: `${text}\n` });
}
