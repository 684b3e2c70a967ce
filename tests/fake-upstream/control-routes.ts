import type { IncomingMessage } from 'node:http';
import { faultKinds, faultTable } from './faults/all-faults';
import type { FaultOptions } from './faults/fault';
import { sendReply } from './send-reply';
import { type BlogHost, shapes, type UpstreamState, type Visit } from './upstream-state';

const mostBytesOfAnOrder = 64 * 1024;

/** Orders from a person or a browser test. Gives false when the address is none of these routes. */
export async function answerControl(state: UpstreamState, visit: Visit): Promise<boolean> {
  const act = routes[visit.address.pathname];
  if (!act) return false;
  const method = visit.request.method ?? 'GET';
  const handler = act[method === 'HEAD' ? 'GET' : method];
  if (!handler) {
    say(visit, 405, `${visit.address.pathname} takes ${Object.keys(act).join(' and ')}.`);
    return true;
  }
  try {
    await handler(state, visit);
  } catch (error) {
    say(visit, 400, error instanceof Error ? error.message : String(error));
  }
  return true;
}

type Handler = (state: UpstreamState, visit: Visit) => void | Promise<void>;

const routes: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  '/': { GET: (state, visit) => say(visit, 200, explanation(state.url)) },
  '/fault': {
    GET: (state, visit) => sayJson(visit, { now: state.switchboard.faultsNow(), kinds: kindsForPeople() }),
    PUT: async (state, visit) => {
      const { feed, kind, options } = await orderFrom(visit.request);
      if (kind !== null && typeof kind !== 'string') {
        throw new Error('"kind" must be a kind of fault, or null to heal; GET /fault lists the kinds.');
      }
      if (options !== undefined && !isRecord(options)) throw new Error('"options" must be an object.');
      state.switchboard.setFault(feed as string, kind, options);
      say(visit, 200, `${feed}: ${kind === null ? 'healthy' : kind}`);
    },
  },
  '/edition': {
    PUT: async (state, visit) => {
      const { feed, edition } = await orderFrom(visit.request);
      state.switchboard.setEdition(feed as string, edition as number);
      say(visit, 200, `${feed}: edition ${edition}`);
    },
  },
  '/blog': {
    PUT: async (state, visit) => {
      Object.assign(state.blog, blogOrder(await orderFrom(visit.request)));
      say(visit, 200, `the blog: ${state.blog.posts} posts, ${state.blog.shape}`);
    },
  },
  '/journal': {
    GET: (state, visit) => sayJson(visit, state.journal.entries),
    DELETE: (state, visit) => {
      state.journal.entries.length = 0;
      say(visit, 200, 'The journal is empty.');
    },
  },
};

/** What the fake upstream is and takes, for a person. */
export function explanation(url: string): string {
  return `The fake upstream: feeds, blog and pictures for tests. ${faultKinds.length} kinds of fault on demand.

Run the site on it:  FEEDS=${url}/{section}.xml
Or through a proxy:  FEED_PROXY_URL=${url}/proxy?url=
With its blog:       BLOG_API_URL=${url}/functions BLOG_API_KEY=key-of-the-newsroom
With pictures:       STOCK_IMAGE_URL='${url}/pictures/{seed}.jpg', and start the fake upstream with --pictures

GET    /{feed}.xml      a feed: business, sports, or any other name
GET    /proxy?url=      JSON with the feed at that address in "contents"
GET    /fault           the kinds of fault, and what is set now
PUT    /fault           {"feed":"business","kind":"hang"}; feed "*" is all, "proxy" the proxy itself; kind null heals
                        some kinds take options: {"feed":"*","kind":"status-429","options":{"retryAfter":30}}
PUT    /blog            {"posts":65,"shape":"bare"}: the functions host; shapes are ${shapes.join(', ')};
                        its feeds for faults and editions are blog-list and blog-detail
PUT    /edition         {"feed":"business","edition":2}: other, younger headlines
GET    /journal         what was asked, with which headers, and how it ended
DELETE /journal         forgets it

For example:  curl -X PUT -d '{"feed":"business","kind":"hang"}' ${url}/fault`;
}

function blogOrder({ posts, shape }: Record<string, unknown>): Partial<BlogHost> {
  const known = shapes.find((one) => one === shape);
  if (shape !== undefined && !known) throw new Error(`"shape" is one of ${shapes.join(', ')}.`);
  if (posts !== undefined && !(Number.isInteger(posts) && Number(posts) >= 0))
    throw new Error('"posts" must be a whole number from 0.');
  return { ...(known && { shape: known }), ...(posts !== undefined && { posts: Number(posts) }) };
}

function kindsForPeople(): Record<string, unknown> {
  return Object.fromEntries(
    faultKinds.map((kind) => {
      const { does, expect, takes } = faultTable[kind];
      return [kind, { does, expect, takes }];
    }),
  );
}

async function orderFrom(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const piece of request) {
    text += piece;
    if (text.length > mostBytesOfAnOrder) throw new Error('The order is too long.');
  }
  const order = parseJson(text);
  if (!isRecord(order))
    throw new Error('The body must be a JSON object, such as {"feed":"business","kind":"hang"}.');
  return order;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is FaultOptions {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One line or page of plain text. */
export function say({ response }: Visit, status: number, text: string): void {
  sendReply(response, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: `${text}\n`,
  });
}

function sayJson({ response }: Visit, value: unknown): void {
  const body = `${JSON.stringify(value, null, 2)}\n`;
  sendReply(response, { headers: { 'Content-Type': 'application/json; charset=utf-8' }, body });
}
