import { type HostileText, wholeOf } from '../../fake-upstream/hostile-texts/all-cases';
import requests from './hostile-requests.json' with { type: 'json' };

const whole = (texts: readonly HostileText[]) => texts.map(wholeOf);

/** Request targets that no browser sends. */
export const hostileTargets = whole(requests.targets);

/** Methods other than GET and HEAD. */
export const hostileMethods = requests.methods;

const deep = `["",${'{"a":["",'.repeat(300)}{}${']}'.repeat(300)}]`;

/** Headers that a client could use to control Next.js, caches or proxies. */
export const hostileHeaders: readonly (readonly string[])[] = [
  ...requests.headers.map(whole),
  ['RSC: 1', `Next-Router-State-Tree: ${deep}`],
  Array.from({ length: 3000 }, (_, at) => `X-${at}: 1`),
];

/** Hostile values for the Host header. */
export const hostileHosts = whole(requests.hosts);

/** Requests that the server and a cache may interpret differently, so that page data could replace a cached page. */
export const replacingRequests: readonly { target: string; headers: readonly string[] }[] = [
  ...['/?x?_rsc=1', '/news/sports?x?_rsc', '/faq?%5Frsc=1', '/terms?a=1#?_rsc=1', '/#?_rsc=1'],
  ...['/contact?_RSC=1', '/events?a&_rsc=', '/local-news?_rsc', '/rss.xml?x?_rsc=1', '/blog?x?_rsc=1'],
].flatMap((target) => [
  { target, headers: ['RSC: 1'] },
  { target, headers: ['RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /_tree'] },
]);

/** Unknown addresses. In earlier versions, the server rendered a page for each of them. */
export const buyingRequests = [
  '/api/x',
  '/pictures/x',
  '/pictures/a/b/c/480',
  '/theme/x.css',
  '/og/x.png',
  '/sitemaps/1.xml',
  '/blog?page=99',
  '/nowhere',
] as const;
