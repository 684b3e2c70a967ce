import '../../open-cities';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Field, FORMS, faqFields, fieldOfKey } from '@/lib/desk/forms/fields';
import { deskTexts } from '@/lib/desk/texts/desk-texts';
import { type Desk, openDesk, signIn } from './desk';

type Person = Awaited<ReturnType<typeof signIn>>;
type Fields = Record<string, string>;

/** Returns the values of all fields in a form, as a browser would send them. */
function fieldsIn(html: string): Fields {
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
    fields[attribute(tag, 'name') ?? ''] = /<option selected="">([^<]*)/.exec(options)?.[1] ?? '';
  return fields;
}

async function open(person: Person, address: string): Promise<Fields> {
  return fieldsIn(await (await person.get(address)).text());
}

function textIn({ citiesDir }: Desk, file: string, key = 'anaheim'): string {
  return readFileSync(path.join(citiesDir, key, file), 'utf8');
}

const anaheim = () => openDesk(['anaheim', 'anaheim-es'], 'lib/cities');

describe('the forms', () => {
  const namesOf = (field: Field, at: string): string[] => {
    const inner = field.kind === 'group' ? field.fields : field.kind === 'list' ? field.item : [];
    return [at, ...inner.flatMap((one) => namesOf(one, `${at}.${one.name}`))];
  };
  const names = Object.values(FORMS)
    .flat()
    .flatMap((key) => namesOf(fieldOfKey(key), key))
    .concat(faqFields().flatMap((field) => namesOf(field, field.name)))
    .filter((name) => !/^sections\./.test(name));

  test.each(['en', 'es'] as const)('have a label for each field (%s)', (language) => {
    const { labels } = deskTexts(language).forms;
    const missing = names.filter((name) => !labels[name] && !labels[name.replace(/^.*\./, '')]);
    expect(missing).toEqual([]);
  });

  const pages = Object.keys(FORMS).filter((name) => name !== 'faq');

  test.each(pages)('change no byte when %s is saved as it is', async (name) => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    const fields = await open(ana, `/anaheim/pages/${name}`);
    const response = await ana.post(`/anaheim/pages/${name}`, { ...fields, do: 'save' });
    expect(response.status).toBe(303);
    expect(await (await ana.get(`/anaheim/pages/${name}`)).text()).toContain('Nothing was changed.');
  });
});

describe('an edit', () => {
  test.each([
    ['switchboard', 'switchboard.yaml', 'switchboard.1.hours', 'Day and night'],
    ['events', 'events.yaml', 'events.sentence', 'What is on this week.'],
    ['facts', 'city.yaml', 'description', 'News of Anaheim.'],
    ['books', 'books.yaml', 'books.list.3.title', 'A new book: part #2'],
    ['brand', 'brand.yaml', 'brand.accent', '#a03a00'],
    ['faq/01-general-local-news.yaml', 'faq/01-general-local-news.yaml', 'questions.0.question', 'Who?'],
  ])('in %s changes one line of %s, and Undo gives back each byte', async (name, file, field, value) => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    const page = `/anaheim/pages/${name}`;
    const before = textIn(desk, file);
    const fields = await open(ana, page);
    expect(Object.keys(fields)).toContain(field);
    expect((await ana.post(page, { ...fields, [field]: value, do: 'save' })).status).toBe(303);
    const lines = before.split('\n');
    const changed = textIn(desk, file)
      .split('\n')
      .filter((line) => !lines.includes(line));
    expect(changed).toHaveLength(1);
    const [, id = ''] = /name="id" value="([^"]+)"/.exec(await (await ana.get(page)).text()) ?? [];
    await ana.post('/anaheim/undo', { id });
    expect(textIn(desk, file)).toBe(before);
  });
});

describe('a form', () => {
  const page = '/anaheim/pages/switchboard';

  test('adds, moves and removes entries without saving, and saves them', async () => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    const before = textIn(desk, 'switchboard.yaml');
    const send = async (fields: Fields, command: string) =>
      fieldsIn(await (await ana.post(page, { ...fields, do: command })).text());
    const added = await send(await open(ana, page), 'add switchboard');
    const at = Number(added['switchboard.#']) - 1;
    const moved = await send({ ...added, [`switchboard.${at}.name`]: 'Parks' }, `up switchboard.${at}`);
    expect(moved[`switchboard.${at - 1}.name`]).toBe('Parks');
    expect(textIn(desk, 'switchboard.yaml')).toBe(before);
    const more = {
      need: 'Parks',
      text: 'A tree that fell.',
      phones: '714-765-0000',
      checked: '2026-11-28',
      'source.name': 'Anaheim',
      'source.href': 'https://www.anaheim.net/',
    };
    const filled = Object.fromEntries(
      Object.entries(more).map(([name, value]) => [`switchboard.${at - 1}.${name}`, value]),
    );
    expect((await ana.post(page, { ...moved, ...filled, do: 'save' })).status).toBe(303);
    const after = textIn(desk, 'switchboard.yaml');
    expect(after).toContain('- name: Parks\n  need: Parks\n  text: A tree that fell.');
    expect(before.split('\n').filter((line) => !after.split('\n').includes(line))).toEqual([]);
  });

  test('is not saved while its reader would reject it, and keeps what was typed', async () => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    const fields = await open(ana, page);
    const response = await ana.post(page, {
      ...fields,
      'switchboard.0.phones': 'call <b>us</b>',
      do: 'save',
    });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('a number such as 714-765-4311');
    expect(fieldsIn(html)['switchboard.0.phones']).toBe('call <b>us</b>');
  });

  test('shows both versions if the file was changed by hand meanwhile', async () => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    const fields = await open(ana, page);
    const byHand = `${textIn(desk, 'switchboard.yaml')}# By hand.\n`;
    writeFileSync(path.join(desk.citiesDir, 'anaheim/switchboard.yaml'), byHand);
    const response = await ana.post(page, { ...fields, 'switchboard.0.hours': 'Noon', do: 'save' });
    expect(response.status).toBe(409);
    const html = await response.text();
    expect(html).toContain('# By hand.');
    expect(html).toContain('hours: Noon');
    expect(textIn(desk, 'switchboard.yaml')).toBe(byHand);
  });

  const hostile = [
    '<script>alert(1)</script>',
    'a: b # c',
    '- x',
    '"',
    '{{x}}',
    '!!js/function x',
    '&a *b',
    'a\u2028b',
  ];
  test.each(hostile)('keeps %j as text', async (text) => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    const fields = await open(ana, page);
    const sent = {
      ...fields,
      'switchboard.0.name': text,
      'switchboard.0.text': `${text}\n${text}`,
      do: 'save',
    };
    expect((await ana.post(page, sent)).status).toBe(303);
    const html = await (await ana.get(page)).text();
    expect(html).not.toContain('<script>alert');
    expect(desk.store.city('anaheim')?.switchboard[0]).toMatchObject({
      name: text.replace('\u2028', ' '),
      phones: ['911'],
    });
  });

  test('of a writer is refused', async () => {
    const desk = await anaheim();
    const bo = await signIn(desk, 'writer', 'Bo');
    expect((await bo.get(page)).status).toBe(403);
    expect((await bo.post(page, { do: 'save', seen: '' })).status).toBe(403);
  });
});

describe('a file as text', () => {
  test.each([
    '../secret.yaml',
    'faq/../../x.yaml',
    '/etc/passwd',
    '.git/config',
    'city.yaml\0',
    'posts/a.md/../../b.yaml',
  ])('is not opened by the name %j', async (name) => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    expect((await ana.get(`/anaheim/pages/file?name=${encodeURIComponent(name)}`)).status).toBe(404);
    expect((await ana.post('/anaheim/pages/file', { file: name, text: 'x', seen: 'new' })).status).toBe(404);
  });

  test('is neither read nor written through a link that leads out of the city', async () => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    const secret = path.join(desk.deskDir, 'secret.yaml');
    mkdirSync(desk.deskDir, { recursive: true });
    writeFileSync(secret, 'secret: 1\n');
    symlinkSync(secret, path.join(desk.citiesDir, 'anaheim/learned.yaml'));
    symlinkSync(desk.deskDir, path.join(desk.citiesDir, 'anaheim/out'));
    for (const name of ['learned.yaml', 'out/secret.yaml']) {
      expect((await ana.get(`/anaheim/pages/file?name=${name}`)).status).toBe(404);
      await ana.post('/anaheim/pages/file', { file: name, text: 'x: 2', seen: 'new' });
    }
    expect(readFileSync(secret, 'utf8')).toBe('secret: 1\n');
  });

  test('that is broken is a mistake, whose link mends it', async () => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    const file = path.join(desk.citiesDir, 'anaheim/video.yaml');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, `No key here\n${good}`);
    await desk.store.refresh();
    expect(await (await ana.get('/anaheim/pages')).text()).toContain('One mistake in the files needs you');
    const list = await (await ana.get('/anaheim/mistakes')).text();
    expect(list).toContain('href="/anaheim/pages/video"');
    const form = await ana.get('/anaheim/pages/video');
    const raw = form.headers.get('location') ?? '';
    expect(raw).toBe('/anaheim/pages/file?name=video.yaml');
    const fields = await open(ana, raw);
    expect((await ana.post('/anaheim/pages/file', { ...fields, text: good })).status).toBe(303);
    expect(await (await ana.get('/anaheim/mistakes')).text()).toContain('Nothing is wrong in the files.');
  });
});

test('a save is one commit with the editor’s name where the cities are a git work tree', async () => {
  const desk = await anaheim();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
      cwd: desk.citiesDir,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'start');
  const ana = await signIn(desk);
  const fields = await open(ana, '/anaheim/pages/switchboard');
  await ana.post('/anaheim/pages/switchboard', { ...fields, 'switchboard.0.hours': 'Noon', do: 'save' });
  expect(git('log', '-1', '--format=%an|%s').trim()).toBe('Ana Ruiz|anaheim: save switchboard.yaml');
  expect(git('show', '--numstat', '--format=').trim()).toBe('1\t1\tanaheim/switchboard.yaml');
});

describe('an emergency', () => {
  const draft = {
    'text-anaheim': 'Leave <now>: fire in the hills',
    'text-anaheim-es': 'Salga ya: incendio en las colinas',
    until: '2026-11-28T18:00',
    linkName: 'City of Anaheim',
    href: 'https://www.anaheim.net/',
  };

  test('is shown first, raised in two languages, changed, and lowered', async () => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    const notices = (key: string) => desk.store.city(key)?.notices.filter(({ level }) => level) ?? [];
    const look = await (await ana.post('/anaheim/emergency', draft)).text();
    expect(look).toContain('Leave &lt;now&gt;: fire in the hills');
    expect(notices('anaheim')).toEqual([]);
    expect((await ana.post('/anaheim/emergency', fieldsIn(look))).status).toBe(303);
    expect(notices('anaheim')[0]).toMatchObject({ text: draft['text-anaheim'], from: '2026-11-28T04:00' });
    expect(notices('anaheim-es')[0]).toMatchObject({ text: draft['text-anaheim-es'], until: draft.until });
    const change = { key: 'anaheim-es', at: '0', was: draft['text-anaheim-es'], until: draft.until };
    await ana.post('/anaheim/emergency/change', { ...change, text: 'Ya pasó', do: 'change' });
    expect(notices('anaheim-es')[0]).toMatchObject({ text: 'Ya pasó', updated: '2026-11-28T04:00' });
    await ana.post('/anaheim/emergency/change', { ...change, was: 'Ya pasó', do: 'lower' });
    // An edition without notices of its own shows those of its city.
    expect(notices('anaheim-es')).toEqual(notices('anaheim'));
  });

  test('is undone in both languages with one tap', async () => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    await ana.post('/anaheim/emergency', { ...draft, confirmed: 'yes' });
    const html = await (await ana.get('/anaheim/emergency')).text();
    const [, id = ''] = /name="id" value="([^"]+)"/.exec(html) ?? [];
    await ana.post('/anaheim/undo', { id });
    for (const key of ['anaheim', 'anaheim-es']) expect(desk.store.city(key)?.notices).toEqual([]);
  });

  test('for all papers is one entry beside their folders', async () => {
    const desk = await anaheim();
    const ana = await signIn(desk);
    const { 'text-anaheim': text, until } = draft;
    await ana.post('/anaheim/emergency', { 'text-all': text, until, confirmed: 'yes' });
    for (const key of ['anaheim', 'anaheim-es'])
      expect(desk.store.city(key)?.notices).toMatchObject([{ level: 'emergency', text }]);
  });

  test('is refused from a writer', async () => {
    const bo = await signIn(await anaheim(), 'writer', 'Bo');
    expect((await bo.post('/anaheim/emergency', { ...draft, confirmed: 'yes' })).status).toBe(403);
  });
});
