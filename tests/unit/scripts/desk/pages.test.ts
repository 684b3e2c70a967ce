import '../../open-cities';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Field, FORMS, faqFields, fieldOfKey } from '@/lib/desk/forms/fields';
import { deskTexts } from '@/lib/desk/texts/desk-texts';
import { type Desk, fieldsIn, openDesk, signIn } from './desk';

type Person = Awaited<ReturnType<typeof signIn>>;
type Fields = Record<string, string>;

async function open(person: Person, address: string): Promise<Fields> {
  return fieldsIn(await (await person.get(address)).text());
}

function textIn({ citiesDir }: Desk, file: string): string {
  return readFileSync(path.join(citiesDir, 'boulder', file), 'utf8');
}

/**
 * An editor at a desk with all of Anaheim's files. Reading those takes a second, so tests that save
 * nothing share this desk.
 */
const unsaved = openDesk(['anaheim'], 'lib/cities').then(async (desk) => ({
  ana: await signIn(desk),
  saves: path.join(desk.deskDir, 'saves'),
}));
/** Opens a desk with a small city that has the files to edit. */
async function boulderWith(...files: readonly string[]): Promise<Desk> {
  const desk = await openDesk();
  for (const file of files)
    cpSync(path.join('lib/cities/anaheim', file), path.join(desk.citiesDir, 'boulder', file));
  await desk.store.refresh();
  return desk;
}

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
    const { ana, saves } = await unsaved;
    const fields = await open(ana, `/anaheim/pages/${name}`);
    const response = await ana.post(`/anaheim/pages/${name}`, { ...fields, do: 'save' });
    expect([response.status, existsSync(saves)]).toEqual([303, false]);
  });

  test('say so when nothing was changed', async () => {
    const { ana } = await unsaved;
    await ana.post('/anaheim/pages/video', { ...(await open(ana, '/anaheim/pages/video')), do: 'save' });
    expect(await (await ana.get('/anaheim/pages/video')).text()).toContain('Nothing was changed.');
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
  ])('in %s changes one line of %s, and Undo restores every byte', async (name, file, field, value) => {
    const desk = await boulderWith(file);
    const ana = await signIn(desk);
    const page = `/boulder/pages/${name}`;
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
    await ana.post('/boulder/undo', { id });
    expect(textIn(desk, file)).toBe(before);
  });
});

describe('a form', () => {
  const page = '/boulder/pages/switchboard';

  test('adds, moves and removes entries without saving, and saves them', async () => {
    const desk = await boulderWith('switchboard.yaml');
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

  test('is not saved while the site would reject it, and keeps what was typed', async () => {
    const desk = await boulderWith('switchboard.yaml');
    const ana = await signIn(desk);
    const fields = await open(ana, page);
    const response = await ana.post(page, {
      ...fields,
      'switchboard.0.phones': 'call <b>us</b>',
      do: 'save',
    });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toMatch(/<a href="#switchboard\.0">Emergencies: .*a number such as 714-765-4311/);
    expect(fieldsIn(html)['switchboard.0.phones']).toBe('call <b>us</b>');
  });

  test('shows both versions if the file was changed by hand meanwhile', async () => {
    const desk = await boulderWith('switchboard.yaml');
    const ana = await signIn(desk);
    const fields = await open(ana, page);
    const byHand = `${textIn(desk, 'switchboard.yaml')}# By hand.\n`;
    writeFileSync(path.join(desk.citiesDir, 'boulder/switchboard.yaml'), byHand);
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
  const typed = boulderWith('switchboard.yaml').then(async (desk) => ({ desk, ana: await signIn(desk) }));
  test.each(hostile)('keeps %j as text', async (text) => {
    const { desk, ana } = await typed;
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
    expect(desk.store.city('boulder')?.switchboard[0]).toMatchObject({
      name: text.replace('\u2028', ' '),
      phones: ['911'],
    });
  });
});

describe('a file that is edited as text', () => {
  test.each([
    '../secret.yaml',
    'faq/../../x.yaml',
    '/etc/passwd',
    '.git/config',
    'city.yaml\0',
    'posts/a.md/../../b.yaml',
  ])('cannot be opened by the name %j', async (name) => {
    const { ana } = await unsaved;
    expect((await ana.get(`/anaheim/pages/file?name=${encodeURIComponent(name)}`)).status).toBe(404);
    expect((await ana.post('/anaheim/pages/file', { file: name, text: 'x', seen: 'new' })).status).toBe(404);
  });

  test('is neither read nor written through a link that leads out of the city’s folder', async () => {
    const desk = await boulderWith('video.yaml');
    const ana = await signIn(desk);
    const secret = path.join(desk.deskDir, 'secret.yaml');
    mkdirSync(desk.deskDir, { recursive: true });
    writeFileSync(secret, 'secret: 1\n');
    symlinkSync(secret, path.join(desk.citiesDir, 'boulder/learned.yaml'));
    symlinkSync(desk.deskDir, path.join(desk.citiesDir, 'boulder/out'));
    for (const name of ['learned.yaml', 'out/secret.yaml']) {
      expect((await ana.get(`/boulder/pages/file?name=${name}`)).status).toBe(404);
      await ana.post('/boulder/pages/file', { file: name, text: 'x: 2', seen: 'new' });
    }
    expect(readFileSync(secret, 'utf8')).toBe('secret: 1\n');
  });

  test('is listed as a mistake if it is broken, with a link to the text', async () => {
    const desk = await boulderWith('video.yaml');
    const ana = await signIn(desk);
    const file = path.join(desk.citiesDir, 'boulder/video.yaml');
    const good = readFileSync(file, 'utf8');
    const broken = (words: string) => good.replace('text:', `${words}\ntext:`);
    writeFileSync(file, broken('No key here'));
    await desk.store.refresh();
    expect(await (await ana.get('/boulder/pages')).text()).toContain('One mistake in the files needs you');
    const list = await (await ana.get('/boulder/mistakes')).text();
    expect(list).toContain('href="/boulder/pages/video"');
    const form = await ana.get('/boulder/pages/video');
    const raw = form.headers.get('location') ?? '';
    expect(raw).toBe('/boulder/pages/file?name=video.yaml');
    const fields = await open(ana, raw);
    const shown = await (await ana.get(raw)).text();
    expect(shown).toMatch(/this line is neither a key.*<mark>4 {2}No key here\n<\/mark>.*data-line="4"/s);
    const send = (text: string, seen = fields.seen ?? '') =>
      ana.post('/boulder/pages/file', { ...fields, text, seen });
    // The text has changed, but the file still has the mistake.
    expect((await send(broken('No key there'))).headers.get('location')).toBe(raw);
    const still = await (await ana.get(raw)).text();
    expect(still).toContain('Saved, but this file still has a mistake.');
    expect((await send(good, fieldsIn(still).seen)).headers.get('location')).toBe('/boulder/mistakes');
    expect(await (await ana.get('/boulder/mistakes')).text()).toContain('Nothing is wrong in the files.');
  });
});

test('the bar on every page shows a mistake in a post', async () => {
  const desk = await openDesk();
  const bar = 'One mistake in the files needs you';
  const ana = await signIn(desk);
  expect(await (await ana.get('/boulder/pages')).text()).not.toContain(bar);
  const posts = path.join(desk.citiesDir, 'boulder/posts');
  mkdirSync(posts, { recursive: true });
  writeFileSync(path.join(posts, '2026-11-20-bad.md'), '---\ntitle: Bad\ndate: never\n---\nWords.\n');
  await desk.store.refresh();
  expect(await (await ana.get('/boulder/people')).text()).toContain(bar);
});

test('a form says so if it cannot change its file without losing comments', async () => {
  const desk = await openDesk();
  const ana = await signIn(desk);
  const file = path.join(desk.citiesDir, 'boulder/video.yaml');
  const text = '{ title: "Seen here" } # Kept.\n';
  writeFileSync(file, text);
  await desk.store.refresh();
  const fields = await open(ana, '/boulder/pages/video');
  const response = await ana.post('/boulder/pages/video', { ...fields, 'video.title': 'New', do: 'save' });
  expect([response.status, readFileSync(file, 'utf8')]).toEqual([422, text]);
  expect(await response.text()).toContain('without losing its comments');
});

test('a save is one commit with the editor’s name if the cities are in a git repository', async () => {
  const desk = await boulderWith('switchboard.yaml');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
      cwd: desk.citiesDir,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'start');
  const ana = await signIn(desk);
  const fields = await open(ana, '/boulder/pages/switchboard');
  await ana.post('/boulder/pages/switchboard', { ...fields, 'switchboard.0.hours': 'Noon', do: 'save' });
  expect(git('log', '-1', '--format=%an|%s').trim()).toBe('Ana Ruiz|boulder: save switchboard.yaml');
  expect(git('show', '--numstat', '--format=').trim()).toBe('1\t1\tboulder/switchboard.yaml');
});
