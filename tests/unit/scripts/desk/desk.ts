import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { CityStore } from '@/lib/city/read/city-store';
import { People } from '@/lib/desk/accounts/people';
import { Sessions } from '@/lib/desk/accounts/sessions';
import type { Role } from '@/lib/desk/editor';
import { heicPixels } from '@/lib/desk/posts/heic-pixels';
import { pastedText } from '@/lib/desk/posts/pasted-text';
import { makeDesk } from '@/scripts/desk/app';

export const ORIGIN = 'https://desk.news.example';
const START = Date.parse('2026-11-28T12:00:00Z');

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Fields = Record<string, string>;

/** Opens a desk on a copy of some cities in the folder `from`. Its clock moves only when a test sets it. */
export async function openDesk(keys: readonly string[] = ['boulder'], from = 'tests/cities', hasLog = false) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  folders.push(root);
  const [citiesDir, deskDir] = [path.join(root, 'cities'), path.join(root, 'desk')];
  for (const key of keys) cpSync(path.join(from, key), path.join(citiesDir, key), { recursive: true });
  const store = await CityStore.open(citiesDir);
  const time = { now: START };
  const clock = () => time.now;
  const accessLog = hasLog ? path.join(root, 'visits.log') : undefined;
  const app = makeDesk({
    store,
    citiesDir,
    deskDir,
    origin: ORIGIN,
    trustedProxies: 0,
    clock,
    slowWork: { pastedText: async (html) => pastedText(html), heicPixels },
    siteUrl: () => 'https://news.example',
    ...(accessLog && { accessLog }),
  });
  const request = (address: string, init: RequestInit = {}) =>
    app.request(address, { ...init, headers: { host: new URL(ORIGIN).host, ...init.headers } });
  return { app, store, time, citiesDir, deskDir, accessLog, request };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

let count = 0;

/** Signs a person in; returns functions that request pages and send forms as that person's browser does. */
export async function signIn(desk: Desk, role: Role = 'editor', name = 'Ana Ruiz') {
  const people = new People(desk.deskDir);
  const invitation = await people.invite(name, role, 'en', desk.time.now);
  count += 1;
  const passkey = { id: `key-${count}`, publicKey: '', counter: 0 };
  const person = await people.join(invitation, passkey, desk.time.now);
  const sessions = new Sessions(desk.deskDir);
  const token = await sessions.start(person?.id ?? '', 'a test', desk.time.now);
  const [session] = (await sessions.list(desk.time.now)).slice(-1);
  const cookie = `__Host-desk=${token}`;
  const get = (address: string) => desk.request(address, { headers: { cookie } });
  const post = (address: string, fields: Fields, headers: Fields = {}) =>
    desk.request(address, {
      method: 'POST',
      body: new URLSearchParams({ csrf: session?.csrf ?? '', ...fields }),
      headers: { cookie, origin: ORIGIN, ...headers },
    });
  return { get, post, cookie, csrf: session?.csrf ?? '', person };
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
