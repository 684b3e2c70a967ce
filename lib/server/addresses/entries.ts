import { authorByKey, postPath } from '@/lib/blog/blog-post';
import { postFormerlyAt } from '@/lib/blog/blog-store';
import { listView } from '@/lib/blog/views/list-view';
import { postView } from '@/lib/blog/views/post-view';
import { previewView } from '@/lib/blog/views/preview-view';
import { thisCity } from '@/lib/city/this-city';
import { eventById } from '@/lib/events/event-store';
import { readTown } from '@/lib/front/towns/read-towns';
import { townAt } from '@/lib/front/towns/town-list';
import { issuesHere } from '@/lib/morning/issue-store';
import { hidesPicture } from '@/lib/news/desk/in-force';
import { sectionHereAt, targetHere } from '@/lib/news/sources/sections-here';
import { eventPath } from '@/lib/outbound/addresses';
import { feedPathsUnder, sectionFeedPaths } from '@/lib/outbound/feeds/feed-list';
import { shareCard } from '@/lib/outbound/metadata/share-card';
import { themePath } from '@/lib/pages/brand';
import { isThere } from '@/lib/pages/site-pages';
import { readPicturePath } from '@/lib/pictures/address/signed-address';
import { goodKeys } from '@/lib/pictures/address/signing-key';
import { here, hereIf, moved, noPost, notFound, type Place } from '@/lib/server/addresses/place-of';
import { pageNumber } from '@/lib/server/requests/read-request';

type Find = (...parts: string[]) => Place | Promise<Place>;

/** While a source fails, what may be of it counts as existing: its page shows the error. */
async function post(slug = ''): Promise<Place> {
  const view = await postView(thisCity(), slug);
  if (view.state === 'post') return here;
  const renamed = await postFormerlyAt(thisCity(), slug);
  if (renamed) return moved(postPath(renamed));
  return view.state === 'absent' ? noPost : here;
}

/** One that has appeared meanwhile is at its own address. */
async function preview(signature = '', expires = '', slug = ''): Promise<Place> {
  const view = await previewView(thisCity(), { signature, expires, slug });
  return view.state === 'published' ? moved(postPath(view.post)) : hereIf(view.state !== 'absent');
}

async function event(id = '', file = ''): Promise<Place> {
  const found = await eventById(id.toLowerCase());
  if (found.state === 'unknown') return notFound;
  // The slug follows the title, in lower case; the event stays the same.
  const isElsewhere = found.state === 'event' && file === '' && found.event.id !== id;
  return isElsewhere ? moved(eventPath(found.event)) : here;
}

function section(path = '', file = ''): Place {
  const target = targetHere(thisCity(), path);
  if (target) return moved(target + file);
  const section = sectionHereAt(thisCity(), path);
  const feeds = section ? Object.values(sectionFeedPaths(section)) : [];
  return hereIf(section !== undefined && (file === '' || feeds.includes(path + file)));
}

/** There while stories name it. */
async function town(path = '', file = ''): Promise<Place> {
  const isFeed = Object.values(feedPathsUnder(path)).includes(path + file);
  if (!townAt(path) || (file !== '' && !isFeed)) return notFound;
  return hereIf((await readTown(path)) !== undefined);
}

/** Of one that the desk hides there is nothing, whatever copies are kept. */
function picture(signature = '', options = '', address = '', width = ''): Place {
  const parts = { signature, options, picture: address, width };
  const read = readPicturePath(parts, ...goodKeys());
  return hereIf(read !== undefined && !hidesPicture(thisCity(), read.address));
}

async function issue(day = ''): Promise<Place> {
  return hereIf(isThere('/morning') && (await issuesHere()).some((one) => one.day === day));
}

const rooms: readonly [path: RegExp, find: Find][] = [
  [/^\/blog\/page\/([1-9]\d*)$/, (number) => moved(number === '1' ? '/blog' : `/blog?page=${number}`)],
  [/^\/blog\/page\/[^/]+$/, () => notFound],
  [/^\/blog\/([^/]+)$/, post],
  [/^\/preview\/([^/]+)\/(\d+)\/([^/]+)$/, preview],
  [/^\/preview\//, () => notFound],
  [/^\/events\/([^/]+)(\/.+)?$/, event],
  [/^\/morning\/([^/]+)$/, issue],
  [/^\/authors\/([^/]+)$/, (key) => hereIf(authorByKey(key ?? '', thisCity()) !== undefined)],
  [/^(\/(?:news|noticias)\/[^/]+)(\/.+)?$/, section],
  [/^(\/towns\/[^/]+)(\/.+)?$/, town],
  [/^\/pictures\/([^/]+)\/([^/]*)\/([^/]+)\/([^/]+)$/, picture],
  [/^(\/theme\/.+)$/, (path) => hereIf(path === themePath(thisCity().brand))],
  [/^\/og\/(.+)\.png$/, async (card) => hereIf((await shareCard(card ?? '')) !== undefined)],
  [/^\/og\//, () => notFound],
  // The server's own.
  [/^\/errors\//, () => notFound],
];

/** Requirements section 14; the first page of the list has one address. */
async function listPage(query: string): Promise<Place> {
  const number = pageNumber(query);
  if (number === undefined) return here;
  if (number === 1) return moved('/blog');
  return hereIf(number > 1 && (await listView(thisCity(), number)).state !== 'beyond');
}

/** What the city in hand has at the address of a route, in one spelling: asked before anything is rendered. */
export async function entryAt(path: string, query: string): Promise<Place> {
  if (path === '/blog') return listPage(query);
  for (const [pattern, find] of rooms) {
    const [whole, ...parts] = pattern.exec(path) ?? [];
    if (whole !== undefined) return find(...parts.map((part = '') => decodeURIComponent(part)));
  }
  return hereIf(isThere(path));
}
