import '../../open-cities';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Field, FORMS, faqFields, fieldOfKey } from '@/lib/desk/forms/fields';
import { deskTexts } from '@/lib/desk/texts/desk-texts';
import { pictureIn } from '../../lib/pictures/photos/photo-city';
import { type Desk, type Fields, fieldsIn, MARFA, openDesk, type Person, signIn, start } from './desk';

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

  test.each([
    ['switchboard', 'switchboard.0.phones', '', '“Numbers” is missing: write one on each line'],
    [
      'switchboard',
      'switchboard.0.checked',
      '2026-12-01',
      '“Compared with the page on” cannot be a day still to come.',
    ],
    [
      'faq/01-general-local-news.yaml',
      'questions.0.source',
      '',
      '“Page that it is from” is missing: fill in “Name” and “Address”',
    ],
  ])('says what to do in the form, not how to write YAML: %s %s', async (name, field, value, words) => {
    const { ana } = await boulderWith(name.includes('/') ? name : `${name}.yaml`);
    const fields = await open(ana, `/boulder/pages/${name}`);
    const wrong = Object.keys(fields).filter((one) => one === field || one.startsWith(`${field}.`));
    const typed = Object.fromEntries(wrong.map((one) => [one, value]));
    const response = await ana.post(`/boulder/pages/${name}`, { ...fields, ...typed, do: 'save' });
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(words)]);
  });

  test.each([
    [
      'notices',
      { text: 'Closed', from: '2026-11-01', until: '2026-11-27' },
      /is over: readers do not see it \(Closed\)/,
    ],
    ['notices', { text: 'Closed', from: '2026-11-01', until: '2026-11-28' }, /readers see the change/],
    ['events.editors', { title: 'Fair', start: '2020-02-20 10:00', place: 'Park' }, /is over: .*\(Fair\)/],
    ['events.editors', { title: 'Fair', start: '2026-11-28', place: 'Park' }, /readers see the change/],
  ])('says if a new entry is over: %s %j', async (list, entry, said) => {
    const { ana } = await start();
    const address = `/boulder/pages/${list.replace(/\..*/, '')}`;
    const fields = Object.entries({ ...entry, '@': '' }).map(([name, value]) => [`${list}.0.${name}`, value]);
    const typed = { ...Object.fromEntries(fields), [`${list}.#`]: '1', do: 'save' };
    await ana.post(address, { ...(await open(ana, address)), ...typed });
    expect(await ana.read(address)).toMatch(said);
  });

  test('adds a correction to desk.yaml, and shows no mistakes of its other lists', async () => {
    const { desk, ana } = await start({
      'boulder/desk.yaml': 'pause:\n  - { source: Gazette, until: soon }\n',
    });
    const [page, at] = ['/boulder/pages/corrections', 'corrections.0'];
    expect(await ana.read('/boulder/pages')).toContain(`href="${page}"`);
    expect(await ana.read(page)).not.toContain('problem-list');
    const entry = {
      [`${at}.link`]: '/contact',
      [`${at}.date`]: '2026-11-28',
      [`${at}.text`]: 'The number was old.',
    };
    await ana.post(page, {
      ...(await open(ana, page)),
      ...entry,
      [`${at}.@`]: '',
      'corrections.#': '1',
      do: 'save',
    });
    expect(desk.textOf('boulder/desk.yaml')).toContain('pause:\n  - { source: Gazette, until: soon }\n');
    expect(desk.boulder()?.desk?.corrections).toMatchObject([
      { link: '/contact', text: 'The number was old.' },
    ]);
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

test('History says why saves are not committed, unless the cities are in no git repository', async () => {
  const hide = { link: 'https://gazette.example/a', title: 'A', reason: 'Wrong' };
  const { desk, ana } = await start();
  await ana.post('/boulder/today/hide', hide);
  expect(await ana.read('/boulder/history')).not.toContain('not committed');
  writeFileSync(path.join(desk.citiesDir, '.git'), 'gitdir: /nowhere\n');
  await ana.post('/boulder/today/hide', hide);
  expect(await ana.read('/boulder/history')).toMatch(/Saves are not committed.*whoever runs the server/s);
});

describe('an ad', () => {
  const DESK = `# The desk of Boulder.
ads: # sold by Ana
  - slot: 600 # beside the list
    text: Rides and pies
    link: https://fair.example/
    sponsor: Canyon Fair
    from: 2026-11-20
    until: 2026-12-05
pause: # nobody now
  - { source: Gazette, until: 2020-01-01 }
`;
  const FILE = 'boulder/desk.yaml';
  const SAVE = '/boulder/ads/photos';

  const open = () => start({ [FILE]: DESK });

  const bank = {
    at: '',
    was: '',
    'ads.sponsor': 'River Bank',
    'ads.text': 'Save <more>',
    'ads.link': 'https://bank.example/',
    'ads.slot': '250',
    'ads.from': '2026-12-01',
    'ads.until': '2026-12-31',
  };

  /** Returns the lines that the file lost. */
  function lost(desk: Desk): string[] {
    const after = desk.textOf(FILE).split('\n');
    return DESK.split('\n').filter((line) => !after.includes(line));
  }

  const sendPicture = async (ana: Person, fields = {}) =>
    ana.upload(SAVE, { ...bank, 'ads.alt': 'River Bank', ...fields }, await pictureIn('png'));

  test('is added below the others, and is shown in the weeks in which it runs', async () => {
    const { desk, ana } = await open();
    expect((await ana.post(SAVE, { ...bank, 'ads.link': 'bank.example/save' })).status).toBe(303);
    const saved = { sponsor: 'River Bank', slot: '250', link: 'https://bank.example/save' };
    expect(desk.boulder()?.desk?.ads[1]).toMatchObject(saved);
    expect(lost(desk)).toEqual([]);
    const html = await ana.read('/boulder/ads');
    expect(html.match(/<a href="\/boulder\/ads\/edit\/1">/g)).toHaveLength(5);
    expect(html).toContain('<th scope="row">Nov 22</th>');
  });

  test('can be edited without changing other lines, and is not removed if it has since changed', async () => {
    const { desk, ana } = await open();
    const form = fieldsIn(await ana.read('/boulder/ads/edit/0'));
    const { at = '', was = '' } = form;
    await ana.post(SAVE, { ...form, 'ads.slot': '600', 'ads.until': '2026-12-06' });
    expect(lost(desk)).toEqual(['    until: 2026-12-05']);
    expect((await ana.post('/boulder/ads/remove', { at, was })).status).toBe(409);
  });

  test.each([
    ['for a full slot', { 'ads.slot': '600' }, 'This slot is full on some of these days: Canyon Fair.'],
    ['that leads to a script', { 'ads.link': 'javascript:alert(1)' }, 'Address that it leads to'],
    ['without a text', { 'ads.text': '' }, 'text'],
    ['that ends before it begins', { 'ads.until': '2026-11-30' }, 'a last day from 2026-12-01 on'],
  ])('%s is refused, and the form keeps what was typed', async (_, fields, words) => {
    const { desk, ana } = await open();
    const response = await ana.post(SAVE, { ...bank, ...fields });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(/role="alert">(.*?)<\/div>/s.exec(html)?.[1]).toContain(words);
    expect(html).toContain('value="River Bank"');
    expect(desk.textOf(FILE)).toBe(DESK);
  });

  test('is saved together with its picture, and Undo removes both', async () => {
    const { desk, ana } = await open();
    await sendPicture(ana);
    const name = desk.boulder()?.desk?.ads[1]?.picture ?? '';
    expect(name).toMatch(/^river-bank-[\da-f]{8}\.jpg$/);
    const photo = desk.fileOf(`boulder/photos/${name}`);
    expect(existsSync(photo)).toBe(true);
    const [, id = ''] = / name="id" value="([^"]+)"/.exec(await ana.read('/boulder/ads')) ?? [];
    await ana.post('/boulder/undo', { id });
    expect([desk.boulder()?.desk?.ads.length, existsSync(photo)]).toEqual([1, false]);
  });

  test('keeps its picture in the form until alt text is entered', async () => {
    const { desk, ana } = await open();
    const response = await sendPicture(ana, { 'ads.alt': '' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Say what the photo shows');
    await ana.post(SAVE, { ...bank, ...fieldsIn(html), 'ads.alt': 'River Bank' });
    expect(desk.boulder()?.desk?.ads[1]?.picture).toMatch(/^river-bank-/);
  });

  test('is refused for a full slot without storing its picture', async () => {
    const { desk, ana } = await open();
    desk.write('boulder/photos/fair.jpg', '');
    expect((await sendPicture(ana, { 'ads.slot': '600' })).status).toBe(422);
    expect(readdirSync(desk.fileOf('boulder/photos'))).toEqual(['fair.jpg']);
  });

  test('has a form that asks first for a picture file and then for its name, and marks required fields', async () => {
    const { ana } = await open();
    const form = await ana.read('/boulder/ads/new');
    const names = Array.from(form.matchAll(/ name="(upload|ads\.picture|ads\.alt)"/g), ([, name]) => name);
    expect(names).toEqual(['upload', 'ads.picture', 'ads.alt']);
    expect(form).toMatch(/<label for="ads.slot">Slot<span[^>]*> \(required\)<\/span>/);
    expect(form).toMatch(/<label for="ads.alt">What the picture shows<\/label>/);
  });
});

describe('mistakes in a city’s files', () => {
  const EMERGENCY = '- { text: Leave, level: emergency, from: 2026-11-20, until: later }\n';

  test('a form shows the mistakes in its file, with links to the entries', async () => {
    const good = '- { text: The library is closed, from: 2026-11-20, until: 2026-12-01 }\n';
    const { ana } = await start({ 'boulder/notices.yaml': good + EMERGENCY });
    const html = await ana.read('/boulder/pages/notices');
    expect(html).toMatch(/<a href="#notices\.1">Leave: “Until” is “later”: write a day/);
    expect(html).toContain('<div id="notices.1"');
    expect(await ana.read('/boulder/pages/events')).not.toContain('problem-list');
  });

  test('the list of cities shows editors how many mistakes each city has', async () => {
    const { desk, ana } = await start({ ...MARFA, 'marfa/notices.yaml': EMERGENCY });
    const bo = await signIn(desk, 'writer', 'Bo');
    const html = await ana.read('/');
    expect(html).toMatch(/<a href="\/marfa">[^<]*<\/a><p class="help">One mistake in the files needs you/);
    expect(html.match(/One mistake/g)).toHaveLength(1);
    expect(await bo.read('/')).not.toContain('One mistake');
  });

  test('a mistake in a post is reported on every page of the desk', async () => {
    const { desk, ana } = await start();
    const bar = 'One mistake in the files needs you';
    expect(await ana.read('/boulder/pages')).not.toContain(bar);
    desk.write('boulder/posts/2026-11-20-bad.md', '---\ntitle: Bad\ndate: never\n---\nWords.\n');
    await desk.store.refresh();
    expect(await ana.read('/boulder/people')).toContain(bar);
  });

  const AD = 'ads:\n  - { slot: 250, text: Rides, link: nowhere, from: 2026-11-20, until: 2026-12-05 }\n';
  const UNDATED = '---\ntitle: Creek\n---\n\nIt rose.\n';
  const FEED = '  sports:\n    - { url: nowhere, name: Sports Desk }\n';

  test.each([
    ['ad', 'desk.yaml', AD, /^\/boulder\/ads\/edit\/0$/, 'nowhere'],
    ['emergency', 'notices.yaml', EMERGENCY, /^\/boulder\/pages\/notices$/, 'later'],
    ['post', 'posts/creek.md', UNDATED, /^\/boulder\/posts\/edit\/creek$/, 'no date: write date: '],
    ['feed', 'city.yaml', FEED, /^\/boulder\/pages\/file\?name=city.yaml$/, 'nowhere'],
  ])('a broken %s is listed as a mistake with a link to repair it', async (_, file, text, place, value) => {
    const { desk, ana } = await start();
    const before = file === 'city.yaml' ? desk.textOf(`boulder/${file}`) : '';
    desk.write(`boulder/${file}`, before + text);
    await desk.store.refresh();
    const html = await ana.read('/boulder/mistakes');
    expect(html).toContain(`${file}:`);
    const [, href = ''] = /class="button" href="([^"]+)"/.exec(html) ?? [];
    expect(href).toMatch(place);
    const form = await ana.get(href);
    expect(form.status).toBe(200);
    expect(await form.text()).toContain(value);
  });
});

const visit = (path: string) =>
  `192.0.2.0 - - [27/Nov/2026:12:00:00 +0000] "GET ${path} HTTP/2.0" 200 9 "-" "Mozilla/5.0 Firefox/140.0"\n`;

/** Returns the statistics page. `log`: the text of the log; undefined if there is no log file. */
async function shown(hasLog: boolean, log?: string): Promise<string> {
  const desk = await openDesk({ hasLog });
  if (desk.accessLog && log !== undefined) writeFileSync(desk.accessLog, log);
  return (await signIn(desk)).read('/boulder/statistics');
}

test.each([
  ['explains how to provide a log', false, undefined, 'sets ACCESS_LOG to the log of nginx'],
  ['reports that the log does not exist', true, undefined, 'The log that ACCESS_LOG names is not there'],
  ['reports that the log has no page views from yesterday', true, '', 'The log has no page views of'],
])('the statistics page %s', async (_, hasLog, log, words) => {
  expect(await shown(hasLog, log)).toContain(words);
});

test('the statistics page shows yesterday’s numbers, but no reader’s IP address', async () => {
  const html = await shown(true, visit('/blog/creek') + visit('/%3Cb%3E') + visit('/"><b>') + visit('/<i>'));
  expect(html).toContain('3 page views on');
  expect(html).toContain('href="https://news.example/blog/creek"');
  expect(html).not.toMatch(/192\.0\.2|<b>|<i>/);
});

describe('a partner’s PDF', () => {
  const PAGE = '/boulder/pages/partners';
  const words = { title: 'Media Kit 2027', about: 'Ad sizes & prices.' };
  const pdf = Buffer.from('%PDF-1.7\n…');

  test('is added from the form for partner documents, and Undo removes the file and its entry', async () => {
    const { desk, ana } = await start();
    expect(await ana.read(PAGE)).toContain(`href="${PAGE}/pdf"`);
    expect((await ana.upload(`${PAGE}/pdf`, words, pdf)).status).toBe(303);
    const [document] = desk.boulder()?.partners ?? [];
    const [, name = ''] =
      /^\/partners\/(media-kit-2027-[\da-f]{8}\.pdf)$/.exec(
        String(document && 'file' in document && document.file),
      ) ?? [];
    expect(document).toMatchObject(words);
    expect(readFileSync(desk.fileOf(`boulder/documents/${name}`))).toEqual(pdf);
    const [, id = ''] = / name="id" value="([^"]+)"/.exec(await ana.read(PAGE)) ?? [];
    await ana.post('/boulder/undo', { id });
    expect([desk.boulder()?.partners, existsSync(desk.fileOf(`boulder/documents/${name}`))]).toEqual([
      [],
      false,
    ]);
  });

  test.each([
    ['a Korean title', '미디어 키트', /^\/partners\/document-[\da-f]{8}\.pdf$/],
    ['a Vietnamese title', 'Hội đ 2027', /^\/partners\/hoi-2027-[\da-f]{8}\.pdf$/],
  ])(
    'with %s gets a file name of plain letters, and is added once if the form is sent twice',
    async (_, title, file) => {
      const { desk, ana } = await start();
      for (let sent = 0; sent < 2; sent += 1) await ana.upload(`${PAGE}/pdf`, { ...words, title }, pdf);
      expect(desk.boulder()?.partners).toEqual([
        expect.objectContaining({ title, file: expect.stringMatching(file) }),
      ]);
    },
  );

  test.each([
    ['that is a web page', words, Buffer.from('<!doctype html>%PDF-1.7'), 'This file is no PDF.'],
    ['without a file', words, Buffer.alloc(0), 'Choose the PDF.'],
    ['without a sentence', { ...words, about: ' ' }, pdf, 'say in a sentence what it is'],
    ['with a title of signs', { ...words, title: '/../' }, pdf, 'Give the document a title'],
  ])('%s is refused, and the form keeps what was typed', async (_, fields, file, problem) => {
    const { desk, ana } = await start();
    const response = await ana.upload(`${PAGE}/pdf`, fields, file);
    const html = await response.text();
    expect([response.status, html.includes(problem), html.includes(`value="${fields.title}"`)]).toEqual([
      422,
      true,
      true,
    ]);
    expect(existsSync(desk.fileOf('boulder/documents'))).toBe(false);
  });
});
