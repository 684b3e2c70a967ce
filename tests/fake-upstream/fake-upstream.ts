import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerBlog } from './answer-blog';
import { answerFeed, answerMoved } from './answer-feed';
import { answerControl, say } from './control-routes';
import type { FaultKind } from './faults/all-faults';
import type { FaultOptions } from './faults/fault';
import { openFolder } from './folder';
import { type Forbidden, listenForbidden } from './forbidden';
import { publish } from './healthy-feed';
import { createJournal, type Journal, type JournalEntry } from './journal';
import { connectionsOf, listen } from './listen';
import { answerPicture } from './pictures/answer-picture';
import { mostlyPictured } from './pictures/picture-address';
import { answerProxy } from './proxy';
import { sendReply } from './send-reply';
import { createSwitchboard, type Switchboard } from './switchboard';
import type { BlogHost, PictureHost, UpstreamState, Visit } from './upstream-state';
import { answerWeather } from './weather/answer-weather';
import { calmWeather } from './weather/weather-host';

export { type FaultKind, faultKinds, outcomesOf } from './faults/all-faults';

type Shared = Pick<UpstreamState, 'url' | 'blog' | 'pictures' | 'weather'> &
  Pick<Journal, 'asked' | 'whenAsked' | 'whenEnded'> &
  Pick<Switchboard, 'setEdition'>;

/** Replaces all upstream servers in tests. Has a journal of requests, and faults on demand. */
export type FakeUpstream = Shared & {
  port: number;
  /** Value for FEEDS. */
  feedTemplate: string;
  /** Value for FEED_PROXY_URL. A fault for the feed 'proxy' breaks the proxy itself. */
  proxyUrl: string;
  /** Value for BLOG_API_URL. To set the blog's faults or editions, use the feeds 'blog-list' and 'blog-detail'. */
  blogUrl: string;
  /** Value for STOCK_IMAGE_URL. It allows pictures from this private host. */
  pictureTemplate: string;
  /** All requests for feeds, oldest first. Commands are not recorded. */
  journal: JournalEntry[];
  /** Sets a fault; the feed '*' means all feeds. The kind null removes the fault. Throws for an unknown kind. */
  setFault(feed: string, kind: FaultKind | null, options?: FaultOptions): void;
  /** A server on another port to which no request may be sent. `asked` counts connections. */
  forbidden: Forbidden;
  /** Stops listening and closes all connections. */
  close(): Promise<void>;
};

export type FakeUpstreamOptions = {
  /** Default: a free port. */
  port?: number;
  /** Folder of captured feeds. They are served by name, and replace the sections' feeds. */
  folder?: string;
  /** Whether most headlines have a photo. */
  pictures?: boolean;
};

/** Starts a fake upstream on loopback. Rejects if the port is in use or the folder is missing. */
export async function startFakeUpstream(options: FakeUpstreamOptions = {}): Promise<FakeUpstream> {
  const folder = options.folder === undefined ? undefined : openFolder(options.folder);
  const server = createServer();
  const connections = connectionsOf(server);
  const port = await listen(server, options.port ?? 0);
  const { forbidden, close: closeForbidden } = await listenForbidden();
  const url = `http://127.0.0.1:${port}`;
  const switchboard = createSwitchboard();
  const journal = createJournal();
  const blog: BlogHost = { key: 'key-of-the-newsroom', posts: 65 };
  const pictures: PictureHost = { of: options.pictures ? mostlyPictured : undefined, delay: 0 };
  const weather = calmWeather();
  const state: UpstreamState = {
    url,
    forbiddenPort: forbidden.port,
    blog,
    pictures,
    weather,
    folder,
    switchboard,
    journal,
  };
  server.on('request', answerer(state));

  return {
    url,
    port,
    feedTemplate: `${url}/{section}.xml`,
    proxyUrl: `${url}/proxy?url=`,
    blogUrl: `${url}/functions`,
    blog,
    pictures,
    weather,
    pictureTemplate: `${url}/pictures/{seed}.jpg`,
    journal: journal.entries,
    setFault: switchboard.setFault,
    setEdition: switchboard.setEdition,
    asked: journal.asked,
    whenAsked: journal.whenAsked,
    whenEnded: journal.whenEnded,
    forbidden,
    close: async () => void (await Promise.all([connections.close(), closeForbidden()])),
  };
}

function answerer(state: UpstreamState) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const visit = { request, response, address: addressOf(state.url, request.url) };
    route(state, visit).catch((error: Error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else say(visit, 500, `A bug of the fake upstream: ${error.message}`);
    });
  };
}

async function route(state: UpstreamState, visit: Visit): Promise<void> {
  if (await answerControl(state, visit)) return;
  const { pathname } = visit.address;
  const method = visit.request.method ?? '';
  if (method !== 'GET' && method !== 'HEAD') return say(visit, 405, 'A feed can only be read: GET or HEAD.');
  const call = /^\/functions\/(\w+)$/.exec(pathname)?.[1];
  if (call) return answerBlog(state, visit, call);
  if (await answerWeather(state, visit)) return;
  if (pathname === '/proxy') return answerProxy(state, visit);
  const picture = /^\/pictures\/([\w.-]+)$/.exec(pathname)?.[1];
  if (picture) return answerPicture(state, visit, picture);

  const file = state.folder?.file(pathname.slice(1));
  if (file) {
    state.journal.open(visit.request, visit.response, pathname.slice(1));
    return sendReply(visit.response, publish(file, visit.request.headers));
  }
  const [, moved, feed, extension] = /^(\/moved)?\/([\w-]+)\.(xml|html)$/.exec(pathname) ?? [];
  if (feed && moved) return answerMoved(state, visit, feed, extension ?? '');
  if (feed && extension === 'xml') return answerFeed(state, visit, feed);
  say(visit, 404, 'Nothing here; GET / explains the fake upstream.');
}

// A request line may contain anything, such as "//" or "*". Invalid addresses get a 404.
function addressOf(url: string, path = '/'): URL {
  return URL.canParse(url + path) ? new URL(url + path) : new URL('/not-an-address', url);
}
