import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onEachRequest, type RequestStart } from '@/lib/web/serving/each-request';
import { answerHeaders, frameworkDetails, type SiteHeaders } from './answer-headers';
import { type PolicyFacts, pagePolicy, permissionsPolicy } from './page-policy';

type SiteFacts = Omit<PolicyFacts, 'inlineScripts'>;

/** The one page that is made for each request, and so has a fresh word for its scripts instead of a hash. */
const freshPage = /^\/search\/?$/;

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split(/[?#]/, 1)[0] ?? '';
}

/** The name of the waker, which the page cache leaves there when the framework loads it. */
function wakerHash(): string | undefined {
  return (globalThis as { [key: symbol]: string | undefined })[Symbol.for('local-news.waker-hash')];
}

/** The framework takes the word for inline scripts from the request; a reader's own has been dropped at the door. */
function giveNonce({ request, response }: RequestStart, site: SiteFacts): void {
  if (!freshPage.test(pathOf(request))) return;
  const inlineScripts = `'nonce-${randomBytes(16).toString('base64')}'`;
  request.headers['content-security-policy'] = `script-src ${inlineScripts}`;
  response.setHeader('Content-Security-Policy', pagePolicy({ ...site, inlineScripts }));
}

/** The policy of the pages in the cache: the same for all, so that it is put together once. */
function policyOfPages(site: SiteFacts): () => string {
  let known: string | undefined;
  return () => {
    const inlineScripts = wakerHash();
    if (!inlineScripts) return pagePolicy({ ...site, inlineScripts });
    known ??= pagePolicy({ ...site, inlineScripts });
    return known;
  };
}

/**
 * Adds to an answer what it does not say by itself; not to a 304, whose headers replace those that the browser has
 * kept of the page, and which does not say what it is about.
 */
function complete({ request, response }: RequestStart, site: SiteHeaders): void {
  const type = String(response.getHeader('content-type') ?? '');
  const openToAll = response.getHeader('access-control-allow-origin') === '*';
  const added = answerHeaders({ path: pathOf(request), type, openToAll }, site);
  for (const [name, value] of Object.entries(added))
    if (!response.hasHeader(name)) response.setHeader(name, value);
  if (type.startsWith('text/html')) for (const name of frameworkDetails) response.removeHeader(name);
}

/**
 * Every answer of this process goes out with the protective headers, those of the framework's own errors too: they
 * are added when the head is written, once, where nothing on the way has set them. Gives the function that ends it.
 */
export function protectAnswers(site: SiteFacts): () => void {
  const permissions = permissionsPolicy(site.frameHosts);
  const policy = policyOfPages(site);
  return onEachRequest((started) => {
    const { response } = started;
    giveNonce(started, site);
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      if (args[0] !== 304) complete(started, { pagePolicy: policy(), permissions, secure: site.secure });
      return writeHead(...args);
    };
  });
}
