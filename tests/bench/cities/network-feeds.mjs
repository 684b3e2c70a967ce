// A program of its own, so that what it costs is not counted with the site: plays every feed of a network through the
// proxy's address (?url=), 20 headlines each. PUT /edition makes the feed in ?url= new; GET /asked tells when each was
// asked, in ms since 1970.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const editions = new Map();
const asked = new Map();
const hour = 3_600_000;
const start = Date.now();

// Headlines of the sample edition, for words that are as often and as rare as in a paper.
const samples = new URL('../../../lib/city/anaheim/sample/', import.meta.url);
const editionText = readdirSync(samples)
  .filter((name) => name.endsWith('.xml'))
  .map((name) => readFileSync(new URL(name, samples), 'utf8'))
  .join('\n');
/** @param {string} element */
const textsOf = (element) =>
  [...editionText.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, 'g'))].map(([, text]) => text);
const titles = textsOf('title');
const summaries = textsOf('summary');

/** The first words of one text and the last of another, always the same for a seed. */
function crossed(texts, seed) {
  const hash = createHash('md5').update(seed).digest();
  const [one, other] = [0, 4].map((at) => texts[hash.readUInt32LE(at) % texts.length].split(' '));
  const half = (words) => Math.ceil(words.length / 2);
  return [...one.slice(0, half(one)), ...other.slice(half(other))].join(' ');
}

function item(url, number, edition) {
  const host = new URL(url).host.split('.')[0];
  const seed = `${host} ${number} ${edition}`;
  const title = `${crossed(titles, seed)}${edition > 1 ? `, of edition ${edition}` : ''}`;
  const when = new Date(start - number * hour).toUTCString();
  return `<item><title>${title}</title><link>https://${host}.example/${edition}/${number}</link><pubDate>${when}</pubDate><description>${crossed(summaries, seed)}</description></item>`;
}

function feed(url) {
  const edition = editions.get(url) ?? 1;
  const items = Array.from({ length: 20 }, (_, number) => item(url, number, edition)).join('');
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
  asked.set(url, [...(asked.get(url) ?? []), Date.now()]);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ contents: feed(url), status: { http_code: 200 } }));
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
