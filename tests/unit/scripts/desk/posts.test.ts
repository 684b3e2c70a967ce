import '../../open-cities';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type Desk, fieldsIn, ORIGIN, openDesk, signIn } from './desk';

type Person = Awaited<ReturnType<typeof signIn>>;

const NEW = '/boulder/posts/new/photos';
const CREEK = '/boulder/posts/edit/creek-rises';
const WORDS = { title: 'Creek rises', body: 'It **rose**.', seen: 'new' };

function fileIn({ citiesDir }: Desk, name = 'creek-rises'): string {
  return path.join(citiesDir, 'boulder/posts', `${name}.md`);
}

function textIn(desk: Desk, name?: string): string {
  return readFileSync(fileIn(desk, name), 'utf8');
}

async function seenOn(person: Person, address: string): Promise<string> {
  const html = await (await person.get(address)).text();
  return / name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** Sends a form with a photo, as a browser does. */
function sendPhoto(desk: Desk, { cookie, csrf }: Person, bytes: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ csrf, do: 'draft', alt: 'A creek', ...WORDS, ...fields }))
    form.set(name, value);
  form.set('photo', new File([new Uint8Array(bytes)], '../../../evil.yaml'));
  return desk.request(NEW, { method: 'POST', body: form, headers: { cookie, origin: ORIGIN } });
}

async function start(role: 'editor' | 'writer' = 'editor') {
  const desk = await openDesk();
  return { desk, person: await signIn(desk, role) };
}

describe('an editor', () => {
  test('saves a draft, publishes it, unpublishes it, and undoes that', async () => {
    const { desk, person } = await start();
    expect((await person.post(NEW, { ...WORDS, do: 'draft' })).headers.get('location')).toBe(CREEK);
    expect(textIn(desk)).toContain('draft: true');
    const publish = { ...WORDS, seen: await seenOn(person, CREEK), do: 'publish' };
    await person.post(`${CREEK}/photos`, publish);
    expect(textIn(desk)).toBe('---\ntitle: Creek rises\ndate: 2026-11-28T05:00\n---\n\nIt **rose**.\n');
    expect(await (await person.get(CREEK)).text()).toMatch(
      /<a href="https:\/\/news\.example\/blog\/creek-rises">Published<\/a> · November 28, 2026, 5\sa\.m\./,
    );
    const date = '2026-11-28T05:00';
    const back = { ...WORDS, date, seen: await seenOn(person, CREEK), do: 'unpublish' };
    await person.post(`${CREEK}/photos`, back);
    expect(textIn(desk)).toContain('draft: true');
    const html = await (await person.get(CREEK)).text();
    const [, id = ''] = / name="id" value="([^"]*)"/.exec(html) ?? [];
    await person.post('/boulder/undo', { id });
    expect(textIn(desk)).not.toContain('draft');
  });

  test('sees the time of a post in the list only where its file gives one', async () => {
    const { desk, person } = await start();
    mkdirSync(path.dirname(fileIn(desk)));
    for (const [name, date] of Object.entries({ creek: '2026-11-20', river: '2026-11-19T06:30' }))
      writeFileSync(fileIn(desk, name), `---\ntitle: Water rises\ndate: ${date}\n---\n\nIt rose.\n`);
    const html = await (await person.get('/boulder/posts')).text();
    expect(html).toContain('November 20, 2026</p>');
    expect(html).toMatch(/November 19, 2026, 6:30\sa\.m\.<\/p>/);
  });

  test('says that the date of a scheduled post became now when it is published', async () => {
    const { person } = await start();
    await person.post(NEW, { ...WORDS, date: '2026-12-01T06:00', do: 'schedule' });
    const fields = { ...WORDS, date: '2026-12-01T06:00', seen: await seenOn(person, CREEK) };
    await person.post(`${CREEK}/photos`, { ...fields, do: 'publish' });
    expect(await (await person.get(CREEK)).text()).toMatch(
      /Published\. Its date became November 28, 2026, 5\sa\.m\., and readers see it/,
    );
  });

  test('schedules only for the future', async () => {
    const { desk, person } = await start();
    const late = await person.post(NEW, { ...WORDS, date: '2026-11-28T04:59', do: 'schedule' });
    expect(late.status).toBe(422);
    expect(existsSync(fileIn(desk))).toBe(false);
    await person.post(NEW, { ...WORDS, date: '2026-12-01T06:00', do: 'schedule' });
    expect(textIn(desk)).toContain('date: 2026-12-01T06:00');
    expect(await (await person.get(CREEK)).text()).toContain('Scheduled. From December 1, 2026');
  });

  test('previews what is in the form, keeps it and saves nothing', async () => {
    const { desk, person } = await start();
    const typed = { ...WORDS, body: '**rose** <script>x</script>', do: 'preview' };
    const response = await person.post(NEW, typed);
    const address = response.headers.get('location') ?? '';
    expect([response.status, address]).toEqual([
      303,
      expect.stringMatching(/^\/boulder\/posts\/new\?autosave=/),
    ]);
    for (const look of ['first', 'after a reload']) {
      const html = await (await person.get(address)).text();
      expect([look, html]).toEqual([look, expect.stringContaining('<strong>rose</strong>')]);
      expect(html).toContain('**rose** &lt;script&gt;x&lt;/script&gt;</textarea>');
      expect(html).toContain('This is a preview.');
      expect(html).not.toContain('<script>x');
    }
    expect(existsSync(fileIn(desk))).toBe(false);
    const tooLong = await person.post(NEW, { ...typed, body: 'x'.repeat(300 * 1024) });
    expect(await tooLong.text()).toContain('This is a preview.');
  });

  test('sees both versions if another editor saved first', async () => {
    const { desk, person } = await start();
    await person.post(NEW, { ...WORDS, do: 'draft' });
    const seen = await seenOn(person, CREEK);
    writeFileSync(fileIn(desk), '---\ntitle: By hand\ndraft: true\n---\n');
    const response = await person.post(`${CREEK}/photos`, { ...WORDS, seen, do: 'draft' });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('By hand');
    expect(textIn(desk)).toContain('By hand');
  });

  test('sees who else has the post open', async () => {
    const { desk, person } = await start();
    const other = await signIn(desk, 'editor', 'Bo Lee');
    await person.post(NEW, { ...WORDS, do: 'draft' });
    await person.get(CREEK);
    expect(await (await other.get(CREEK)).text()).toContain('Ana Ruiz opened this post');
  });

  test('corrects and renames a published post, whose old address redirects to the new one', async () => {
    const { desk, person } = await start();
    await person.post(NEW, { ...WORDS, do: 'publish' });
    await person.post('/boulder/posts/correct/creek-rises', { correction: 'It was two feet.' });
    await person.post('/boulder/posts/rename/creek-rises', { to: 'Boulder Creek' });
    expect(existsSync(fileIn(desk))).toBe(false);
    const form = await (await person.get('/boulder/posts/edit/boulder-creek')).text();
    expect(form).toContain('<p>November 28, 2026: It was two feet.</p>');
    expect(textIn(desk, 'boulder-creek')).toMatch(/text: It was two feet\.[\s\S]*formerly: \[creek-rises\]/);
  });

  test('begins a translation in the other edition, once, with the photo and id of the original', async () => {
    const { desk, person } = await start();
    const edition = path.join(desk.citiesDir, 'boulder-es');
    mkdirSync(path.join(edition, 'posts'), { recursive: true });
    writeFileSync(
      path.join(edition, 'city.yaml'),
      'editionOf: boulder\nlocale: es-US\nhosts: [es.boulder.example]\n',
    );
    await desk.store.refresh();
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    await sendPhoto(desk, person, photo, { do: 'publish' });
    expect(await (await person.get(CREEK)).text()).toContain('Write it in Spanish');
    const translate = () => person.post('/boulder/posts/translate/creek-rises', { to: 'boulder-es' });
    const there = '/boulder-es/posts/edit/creek-rises';
    expect((await translate()).headers.get('location')).toBe(there);
    const text = readFileSync(path.join(edition, 'posts/creek-rises.md'), 'utf8');
    expect(text).toMatch(/^---\nid: "?creek-rises"?\n[\s\S]*draft: true[\s\S]*It \*\*rose\*\*\./);
    expect(readdirSync(path.join(edition, 'photos'))).toHaveLength(1);
    expect((await translate()).headers.get('location')).toBe(there);
  });

  test('sees what was saved, by whom, and what changed', async () => {
    const { person } = await start();
    await person.post(NEW, { ...WORDS, do: 'draft' });
    const html = await (await person.get('/boulder/history')).text();
    expect(html).toMatch(/Ana Ruiz[\s\S]*posts\/creek-rises\.md[\s\S]*<ins>[\s\S]*Creek rises/);
  });
});

describe('a writer', () => {
  test('sends a draft to an editor, who sees that it is waiting', async () => {
    const { desk, person } = await start('writer');
    const editor = await signIn(desk, 'editor', 'Bo Lee');
    await person.post(NEW, { ...WORDS, do: 'ask' });
    expect(textIn(desk)).toContain('draft: true');
    expect(await (await editor.get('/boulder/posts')).text()).toContain('Ana Ruiz asks an editor');
  });

  test.each(['publish', 'schedule', 'save', 'unpublish'])('cannot %s', async (command) => {
    const { desk, person } = await start('writer');
    const sent = { ...WORDS, date: '2026-12-01T06:00', do: command };
    expect((await person.post(NEW, sent)).status).toBe(403);
    expect(existsSync(fileIn(desk))).toBe(false);
  });

  test('cannot change, correct or rename published posts, or open the history', async () => {
    const { desk, person: editor } = await start();
    const writer = await signIn(desk, 'writer', 'Bo Lee');
    await editor.post(NEW, { ...WORDS, do: 'publish' });
    const before = textIn(desk);
    const seen = await seenOn(writer, CREEK);
    const tries = [
      writer.post(`${CREEK}/photos`, { ...WORDS, seen, do: 'draft' }),
      writer.post('/boulder/posts/correct/creek-rises', { correction: 'x' }),
      writer.post('/boulder/posts/rename/creek-rises', { to: 'x' }),
      writer.get('/boulder/history'),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(textIn(desk)).toBe(before);
  });
});

describe('a photo', () => {
  const phone = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();

  test('is stored upright, without its location, under a safe name', async () => {
    const { desk, person } = await start();
    await sendPhoto(desk, person, await phone());
    const [name = ''] = readdirSync(path.join(desk.citiesDir, 'boulder/photos')).filter((one) =>
      one.startsWith('creek-rises-'),
    );
    const saved = await sharp(path.join(desk.citiesDir, 'boulder/photos', name)).metadata();
    expect(saved).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
    expect(saved.exif).toBeUndefined();
    expect(textIn(desk)).toContain(`picture: ${name}`);
    const shown = await person.get(`/boulder/posts/photo/${name}`);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
  });

  test('may be HEIC: it is stored as an upright JPEG without the camera’s data', async () => {
    const { desk, person } = await start();
    const heic = readFileSync('tests/unit/scripts/desk/rotated.heic');
    expect(heic.includes('secret')).toBe(true);
    await sendPhoto(desk, person, heic);
    const [, name = ''] = /picture: (\S+)/.exec(textIn(desk)) ?? [];
    const saved = sharp(path.join(desk.citiesDir, 'boulder/photos', name));
    const metadata = await saved.metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 64, height: 96 });
    expect(metadata.exif).toBeUndefined();
    const [red = 0, green = 255] = await saved
      .extract({ left: 50, top: 8, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red > 180, green < 80]).toEqual([true, true]);
  });

  test('without words for it stays in the form until there are some', async () => {
    const { desk, person } = await start();
    const response = await sendPhoto(desk, person, await phone(), { alt: ' ' });
    const html = await response.text();
    expect([response.status, existsSync(fileIn(desk))]).toEqual([422, false]);
    expect(html).toContain('Say what the photo shows');
    const { picture = '' } = fieldsIn(html);
    await person.post(NEW, { ...WORDS, picture, alt: 'A creek', do: 'draft' });
    expect(textIn(desk)).toMatch(/picture: creek-rises-[\da-f]{8}\.jpg\nalt: A creek/);
  });

  test.each([
    ['as broken HEIC', '\0\0\0\x18ftypheic\0\0\0\0', 'no photo'],
    ['as SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'no photo'],
    ['as HTML', '<script>alert(1)</script>', 'no photo'],
  ])('is refused %s, and the form keeps what was typed', async (_, bytes, sentence) => {
    const { desk, person } = await start();
    const response = await sendPhoto(desk, person, Buffer.from(bytes, 'latin1'));
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(sentence);
    expect(html).toContain('It **rose**.');
    expect(existsSync(fileIn(desk))).toBe(false);
  });

  test('is refused above 64 MB', async () => {
    const { desk, person } = await start();
    expect((await sendPhoto(desk, person, Buffer.alloc(65 * 1024 * 1024))).status).toBe(413);
  });

  test.each(['..%2Fcity.yaml', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'link.jpg', 'x.svg'])(
    'shows no other file of the machine: %s',
    async (name) => {
      const { desk, person } = await start();
      await sendPhoto(desk, person, await phone());
      symlinkSync('/etc/passwd', path.join(desk.citiesDir, 'boulder/photos/link.jpg'));
      expect((await person.get(`/boulder/posts/photo/${name}`)).status).toBe(404);
    },
  );
});
