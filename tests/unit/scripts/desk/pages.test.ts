import '../../open-cities';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Field, FORMS, faqFields, fieldOfKey } from '@/lib/desk/forms/fields';
import { deskTexts } from '@/lib/desk/texts/desk-texts';
import { type Fields, fieldsIn, openDesk, type Person, signIn, start } from './desk';

const open = async (person: Person, address: string) => fieldsIn(await person.read(address));

/**
 * An editor at a desk with all of Anaheim's files. Reading those takes a second, so tests that save
 * nothing share this desk.
 */
const unsaved = openDesk({ cities: ['anaheim'], from: 'lib/cities' }).then(async (desk) => ({
  ana: await signIn(desk),
  saves: path.join(desk.deskDir, 'saves'),
}));

/** Signs in an editor at the desk of Boulder, which has a copy of one of Anaheim's files. */
async function boulderWith(file: string) {
  const before = readFileSync(`lib/cities/anaheim/${file}`, 'utf8');
  const { desk, ana } = await start();
  desk.write(`boulder/${file}`, before);
  await desk.store.refresh();
  return { desk, ana, before, textNow: () => desk.textOf(`boulder/${file}`) };
}

/** Returns the lines that are in one text and not in another. */
function linesOnlyIn(text: string, other: string): string[] {
  const lines = other.split('\n');
  return text.split('\n').filter((line) => !lines.includes(line));
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

  test.each(pages)(
    'leave the file unchanged if saved without edits, and say that nothing changed: %s',
    async (name) => {
      const { ana, saves } = await unsaved;
      const page = `/anaheim/pages/${name}`;
      const response = await ana.post(page, { ...(await open(ana, page)), do: 'save' });
      expect([response.status, existsSync(saves)]).toEqual([303, false]);
      expect(await ana.read(page)).toContain('Nothing was changed.');
    },
  );
});

test.each([
  ['switchboard', 'switchboard.yaml', 'switchboard.1.hours', 'Day and night'],
  ['events', 'events.yaml', 'events.sentence', 'What is on this week.'],
  ['facts', 'city.yaml', 'description', 'News of Anaheim.'],
  ['books', 'books.yaml', 'books.list.3.title', 'A new book: part #2'],
  ['brand', 'brand.yaml', 'brand.accent', '#a03a00'],
  ['faq/01-general-local-news.yaml', 'faq/01-general-local-news.yaml', 'questions.0.question', 'Who?'],
])('an edit in the form “%s” changes only one line of %s', async (name, file, field, value) => {
  const { ana, before, textNow } = await boulderWith(file);
  const page = `/boulder/pages/${name}`;
  const fields = await open(ana, page);
  expect(Object.keys(fields)).toContain(field);
  expect((await ana.post(page, { ...fields, [field]: value, do: 'save' })).status).toBe(303);
  expect(linesOnlyIn(textNow(), before)).toHaveLength(1);
});

describe('a form', () => {
  const page = '/boulder/pages/switchboard';
  const switchboard = () => boulderWith('switchboard.yaml');

  test('adds, moves and removes entries without saving, and saves them', async () => {
    const { ana, before, textNow } = await switchboard();
    const send = async (fields: Fields, command: string) =>
      fieldsIn(await (await ana.post(page, { ...fields, do: command })).text());
    const added = await send(await open(ana, page), 'add switchboard');
    const at = Number(added['switchboard.#']) - 1;
    const moved = await send({ ...added, [`switchboard.${at}.name`]: 'Parks' }, `up switchboard.${at}`);
    expect(moved[`switchboard.${at - 1}.name`]).toBe('Parks');
    expect(textNow()).toBe(before);
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
    expect(textNow()).toContain('- name: Parks\n  need: Parks\n  text: A tree that fell.');
    expect(linesOnlyIn(before, textNow())).toEqual([]);
  });

  test('is not saved if the site would reject its values, and keeps what was typed', async () => {
    const { ana, before, textNow } = await switchboard();
    const phones = { 'switchboard.0.phones': 'call <b>us</b>' };
    const response = await ana.post(page, { ...(await open(ana, page)), ...phones, do: 'save' });
    const html = await response.text();
    expect([response.status, textNow()]).toEqual([422, before]);
    expect(html).toMatch(/<a href="#switchboard\.0">Emergencies: .*a number such as 714-765-4311/);
    expect(fieldsIn(html)).toMatchObject(phones);
  });

  test('shows both versions if the file was changed by hand in the meantime', async () => {
    const { desk, ana, before, textNow } = await switchboard();
    const fields = await open(ana, page);
    const byHand = `${before}# By hand.\n`;
    desk.write('boulder/switchboard.yaml', byHand);
    const response = await ana.post(page, { ...fields, 'switchboard.0.hours': 'Noon', do: 'save' });
    expect(response.status).toBe(409);
    const html = await response.text();
    expect(html).toContain('# By hand.');
    expect(html).toContain('hours: Noon');
    expect(textNow()).toBe(byHand);
  });

  test.each(['<script>alert(1)</script>', 'a: b # c', 'a\u2028b'])(
    'saves special characters as plain text: %j',
    async (text) => {
      const { desk, ana } = await switchboard();
      const typed = { 'switchboard.0.name': text, 'switchboard.0.text': `${text}\n${text}` };
      expect((await ana.post(page, { ...(await open(ana, page)), ...typed, do: 'save' })).status).toBe(303);
      expect(await ana.read(page)).not.toContain('<script>alert');
      const entry = { name: text.replace('\u2028', ' '), phones: ['911'] };
      expect(desk.boulder()?.switchboard[0]).toMatchObject(entry);
    },
  );

  test('reports that it cannot change its file without losing comments', async () => {
    const text = '{ title: "Seen here" } # Kept.\n';
    const { desk, ana } = await start({ 'boulder/video.yaml': text });
    const fields = { ...(await open(ana, '/boulder/pages/video')), 'video.title': 'New', do: 'save' };
    const response = await ana.post('/boulder/pages/video', fields);
    expect([response.status, desk.textOf('boulder/video.yaml')]).toEqual([422, text]);
    expect(await response.text()).toContain('without losing its comments');
  });
});

describe('a file that is edited as text', () => {
  test.each([
    ...['../secret.yaml', 'faq/../../x.yaml', '/etc/passwd', '.git/config', 'city.yaml\0'],
    'posts/a.md/../../b.yaml',
  ])('cannot be opened or written under the name %j', async (name) => {
    const { ana } = await unsaved;
    expect((await ana.get(`/anaheim/pages/file?name=${encodeURIComponent(name)}`)).status).toBe(404);
    expect((await ana.post('/anaheim/pages/file', { file: name, text: 'x', seen: 'new' })).status).toBe(404);
  });

  test('is neither read nor written through a symbolic link that leads out of the city’s folder', async () => {
    const { desk, ana } = await start();
    const secret = path.join(desk.deskDir, 'secret.yaml');
    mkdirSync(desk.deskDir, { recursive: true });
    writeFileSync(secret, 'secret: 1\n');
    symlinkSync(secret, desk.fileOf('boulder/learned.yaml'));
    symlinkSync(desk.deskDir, desk.fileOf('boulder/out'));
    for (const name of ['learned.yaml', 'out/secret.yaml']) {
      expect((await ana.get(`/boulder/pages/file?name=${name}`)).status).toBe(404);
      await ana.post('/boulder/pages/file', { file: name, text: 'x: 2', seen: 'new' });
    }
    expect(readFileSync(secret, 'utf8')).toBe('secret: 1\n');
  });

  test('opens in place of its form if it is broken, and can be repaired in two steps', async () => {
    const good = readFileSync('lib/cities/anaheim/video.yaml', 'utf8');
    const broken = (words: string) => good.replace('text:', `${words}\ntext:`);
    const { ana } = await start({ 'boulder/video.yaml': broken('No key here') });
    const raw = (await ana.get('/boulder/pages/video')).headers.get('location') ?? '';
    expect(raw).toBe('/boulder/pages/file?name=video.yaml');
    const shown = await ana.read(raw);
    expect(shown).toMatch(/this line is neither a key.*<mark>4 {2}No key here\n<\/mark>.*data-line="4"/s);
    const send = (text: string, html: string) => ana.post('/boulder/pages/file', { ...fieldsIn(html), text });
    // The text has changed, but the file still has the mistake.
    expect((await send(broken('No key there'), shown)).headers.get('location')).toBe(raw);
    const still = await ana.read(raw);
    expect(still).toContain('Saved, but this file still has a mistake.');
    expect((await send(good, still)).headers.get('location')).toBe('/boulder/mistakes');
    expect(await ana.read('/boulder/mistakes')).toContain('Nothing is wrong in the files.');
  });
});

test('a save is one commit with the editor’s name if the cities are in a git repository', async () => {
  const { desk, ana } = await start();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
      cwd: desk.citiesDir,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'start');
  const fields = await open(ana, '/boulder/pages/facts');
  await ana.post('/boulder/pages/facts', { ...fields, description: 'News.', do: 'save' });
  expect(git('log', '-1', '--format=%an|%s').trim()).toBe('Ana Ruiz|boulder: save city.yaml');
  expect(git('show', '--numstat', '--format=').trim()).toBe('1\t0\tboulder/city.yaml');
});
