// Serves all feeds of a network at the proxy's address (?url=), each with 20 headlines, sometimes with a new one. A
// separate process, so that its cost is not counted as the site's. PUT /edition renews the feed in ?url=; GET /asked
// returns request times in ms since 1970.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { crc32 } from 'node:zlib';

const editions = new Map();
const asked = new Map();
const hour = 3_600_000;
const start = Date.now();

// Headlines of the sample edition, whose word frequencies are realistic.
const samples = new URL('../../../lib/cities/anaheim/sample/', import.meta.url);
const editionText = readdirSync(samples)
  .filter((name) => name.endsWith('.xml'))
  .map((name) => readFileSync(new URL(name, samples), 'utf8'))
  .join('\n');
/** @param {string} element */
const textsOf = (element) =>
  [...editionText.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, 'g'))].map(([, text]) => text);
const titles = textsOf('title');
const summaries = textsOf('summary');

/** Combines the start of one headline with the end of another, both chosen by the seed. */
function crossed(texts, seed) {
  const hash = createHash('md5').update(seed).digest();
  const [one, other] = [0, 4].map((at) => texts[hash.readUInt32LE(at) % texts.length].split(' '));
  const half = (words) => Math.ceil(words.length / 2);
  return [...one.slice(0, half(one)), ...other.slice(half(other))].join(' ');
}

/**
 * A feed has a new headline after this many requests. With about 100 requests a day, a national source has fifty new
 * headlines a day and a small one five.
 */
const asksPerStory = { national: 2, local: 20 };

/** Times at which headlines arrived after startup, by feed. */
const later = new Map();

function note(url) {
  const times = [...(asked.get(url) ?? []), Date.now()];
  asked.set(url, times);
  const each = new URL(url).host.endsWith('.example') ? asksPerStory.local : asksPerStory.national;
  if ((times.length + (crc32(url) % each)) % each === 0)
    later.set(url, [...(later.get(url) ?? []), Date.now()]);
}

function item(url, number, edition) {
  const host = new URL(url).host.split('.')[0];
  const seed = `${host} ${number} ${edition}`;
  const title = `${crossed(titles, seed)}${edition > 1 ? `, of edition ${edition}` : ''}`;
  const at = number < 0 ? later.get(url)[-number - 1] : start - number * hour;
  const when = new Date(at).toUTCString();
  return `<item><title>${title}</title><link>https://${host}.example/${edition}/${number}</link><pubDate>${when}</pubDate><description>${crossed(summaries, seed)}</description></item>`;
}

function feed(url) {
  const edition = editions.get(url) ?? 1;
  const news = later.get(url)?.length ?? 0;
  const items = Array.from({ length: 20 }, (_, place) => item(url, place - news, edition)).join('');
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>${new URL(url).host}</title>${items}</channel></rss>`;
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://127.0.0.1');
  const url = searchParams.get('url') ?? '';
  if (pathname === '/asked') return response.end(JSON.stringify([...asked]));
  if (request.method === 'PUT') {
    editions.set(url, (editions.get(url) ?? 1) + 1);
    return response.end();
  }
  note(url);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ contents: feed(url), status: { http_code: 200 } }));
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
