import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import type { SiteLanguage } from '@/lib/base/languages.mjs';
import { CityStore } from '@/lib/city/read/city-store';
import { People } from '@/lib/desk/accounts/people';
import { Sessions } from '@/lib/desk/accounts/sessions';
import type { Role } from '@/lib/desk/editor';
import { heicPixels } from '@/lib/desk/posts/heic-pixels';
import { pastedText } from '@/lib/desk/posts/pasted-text';
import { makeDesk } from '@/scripts/desk/app';
import { temporaryFolder, writeFiles } from '../../../temporary/folder';

export const ORIGIN = 'https://desk.news.example';
const START = Date.parse('2026-11-28T12:00:00Z');

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export type Fields = Record<string, string>;

/** A Spanish edition of Boulder. */
export const EDITION = { 'boulder-es/city.yaml': 'editionOf: boulder\nlocale: es-US\n' };
/** A second city. */
export const MARFA = {
  'marfa/city.yaml': readFileSync('tests/cities/boulder/city.yaml', 'utf8').replace(
    'name: Boulder',
    'name: Marfa',
  ),
};

type Options = { cities?: readonly string[]; from?: string; files?: Fields; hasLog?: boolean };

/**
 * Opens a desk for a copy of `cities` from the folder `from`, plus `files` (by their paths in the copy). The desk's
 * clock moves only when a test sets it.
 */
export async function openDesk(options: Options = {}) {
  const { cities = ['boulder'], from = 'tests/cities', files = {}, hasLog = false } = options;
  const root = temporaryFolder();
  folders.push(root);
  const [citiesDir, deskDir] = [path.join(root, 'cities'), path.join(root, 'desk')];
  const fileOf = (name: string) => path.join(citiesDir, name);
  const write = (name: string, text: string) => writeFiles(citiesDir, { [name]: text });
  for (const key of cities) cpSync(path.join(from, key), fileOf(key), { recursive: true });
  writeFiles(citiesDir, files);
  const store = await CityStore.open(citiesDir);
  const time = { now: START };
  const accessLog = hasLog ? path.join(root, 'visits.log') : undefined;
  const app = makeDesk({
    store,
    citiesDir,
    deskDir,
    origin: ORIGIN,
    trustedProxies: 0,
    clock: () => time.now,
    slowWork: { pastedText: async (html) => pastedText(html), heicPixels },
    siteUrl: () => 'https://news.example',
    ...(accessLog && { accessLog }),
  });
  const request = (address: string, init: RequestInit = {}) =>
    app.request(address, { ...init, headers: { host: new URL(ORIGIN).host, ...init.headers } });
  const textOf = (name: string) => readFileSync(fileOf(name), 'utf8');
  const boulder = () => store.city('boulder');
  return { app, store, boulder, time, citiesDir, deskDir, accessLog, request, fileOf, textOf, write };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
export type Person = Awaited<ReturnType<typeof signIn>>;

let count = 0;

/** Signs a person in; returns functions that request pages and send forms as that person's browser does. */
export async function signIn(
  desk: Desk,
  role: Role = 'editor',
  name = 'Ana Ruiz',
  language: SiteLanguage = 'en',
) {
  const people = new People(desk.deskDir);
  const invitation = await people.invite(name, role, language, desk.time.now);
  count += 1;
  const passkey = { id: `key-${count}`, publicKey: '', counter: 0 };
  const person = await people.join(invitation, passkey, desk.time.now);
  const sessions = new Sessions(desk.deskDir);
  const token = await sessions.start(person?.id ?? '', desk.time.now);
  const [{ csrf = '' } = {}] = (await sessions.list(desk.time.now)).slice(-1);
  const cookie = `__Host-desk=${token}`;
  const get = (address: string) => desk.request(address, { headers: { cookie } });
  /** Returns the text of a page, after at most one redirect. */
  const read = async (address: string) => {
    const response = await get(address);
    const to = response.headers.get('location');
    return (to ? await get(to) : response).text();
  };
  const post = (address: string, fields: Fields, headers: Fields = {}) =>
    desk.request(address, {
      method: 'POST',
      body: new URLSearchParams({ csrf, ...fields }),
      headers: { cookie, origin: ORIGIN, ...headers },
    });
  /** Sends a form with a file, such as a photo. */
  const upload = (address: string, fields: Fields, file: Buffer) => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ csrf, ...fields })) body.set(field, value);
    body.set('upload', new File([new Uint8Array(file)], '../../../evil.yaml'));
    return desk.request(address, { method: 'POST', body, headers: { cookie, origin: ORIGIN } });
  };
  return { get, read, post, upload, cookie, csrf, person };
}

/** Opens a desk for Boulder with these files, and signs in a person with this role. */
export async function start(files: Fields = {}, role: Role = 'editor') {
  const desk = await openDesk({ files });
  return { desk, ana: await signIn(desk, role) };
}

/** Returns the values of all fields in a form, as a browser would send them. */
export function fieldsIn(html: string): Fields {
  const decode = (text: string) =>
    text
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#x27;/g, "'")
      .replace(/&amp;/g, '&');
  const main = html.slice(html.lastIndexOf('<h1>'));
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const fields: Fields = {};
  for (const [tag] of main.matchAll(/<input[^>]*>/g)) {
    const isOff = attribute(tag, 'type') === 'checkbox' && !/ checked=""/.test(tag);
    if (!isOff) fields[attribute(tag, 'name') ?? ''] = decode(attribute(tag, 'value') ?? '');
  }
  for (const [, tag = '', text = ''] of main.matchAll(/<textarea([^>]*)>([\s\S]*?)<\/textarea>/g))
    fields[attribute(tag, 'name') ?? ''] = decode(text.replace(/^\n/, ''));
  for (const [, tag = '', options = ''] of main.matchAll(/<select([^>]*)>([\s\S]*?)<\/select>/g))
    fields[attribute(tag, 'name') ?? ''] = /<option value="([^"]*)" selected="">/.exec(options)?.[1] ?? '';
  return fields;
}
