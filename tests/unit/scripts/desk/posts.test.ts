import '../../open-cities';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { cameraJpeg, pictureIn } from '../../lib/pictures/photos/photo-city';
import { type Desk, EDITION, fieldsIn, ORIGIN, type Person, signIn, start } from './desk';

const NEW = '/boulder/posts/new/photos';
const CREEK = '/boulder/posts/edit/creek-rises';
const WORDS = { title: 'Creek rises', body: 'It **rose**.', seen: 'new' };
const FILE = 'boulder/posts/creek-rises.md';
const DECEMBER = '2026-12-01T06:00';

/** Sends the form of the post as its page shows it, with these changes. */
async function edit(ana: Person, fields: Record<string, string>) {
  const { seen = '' } = fieldsIn(await ana.read(CREEK));
  return ana.post(`${CREEK}/photos`, { ...WORDS, seen, ...fields });
}

const sendPhoto = (ana: Person, photo: Buffer, fields: Record<string, string> = {}) =>
  ana.upload(NEW, { ...WORDS, alt: 'A creek', do: 'draft', ...fields }, photo);

describe('an editor', () => {
  test('saves a draft, publishes it and turns it back into a draft', async () => {
    const { desk, ana } = await start();
    expect((await ana.post(NEW, { ...WORDS, do: 'draft' })).headers.get('location')).toBe(CREEK);
    expect(desk.textOf(FILE)).toContain('draft: true');
    await edit(ana, { do: 'publish' });
    expect(desk.textOf(FILE)).toBe('---\ntitle: Creek rises\ndate: 2026-11-28T05:00\n---\n\nIt **rose**.\n');
    expect(await ana.read(CREEK)).toMatch(
      /<a href="https:\/\/news\.example\/blog\/creek-rises">Published<\/a> · November 28, 2026, 5\sa\.m\./,
    );
    await edit(ana, { date: '2026-11-28T05:00', do: 'unpublish' });
    expect(desk.textOf(FILE)).toContain('draft: true');
  });

  test('sees the time of a post in the list only if its file has one', async () => {
    const post = (date: string) => `---\ntitle: Water rises\ndate: ${date}\n---\n\nIt rose.\n`;
    const { ana } = await start({
      'boulder/posts/creek.md': post('2026-11-20'),
      'boulder/posts/river.md': post('2026-11-19T06:30'),
    });
    const html = await ana.read('/boulder/posts');
    expect(html).toContain('November 20, 2026</p>');
    expect(html).toMatch(/November 19, 2026, 6:30\sa\.m\.<\/p>/);
  });

  test('schedules only for the future; publishing moves the date to now', async () => {
    const { desk, ana } = await start();
    const late = await ana.post(NEW, { ...WORDS, date: '2026-11-28T04:59', do: 'schedule' });
    expect([late.status, existsSync(desk.fileOf(FILE))]).toEqual([422, false]);
    await ana.post(NEW, { ...WORDS, date: DECEMBER, do: 'schedule' });
    expect(desk.textOf(FILE)).toContain(`date: ${DECEMBER}`);
    expect(await ana.read(CREEK)).toContain('Scheduled. From December 1, 2026');
    await edit(ana, { date: DECEMBER, do: 'publish' });
    expect(await ana.read(CREEK)).toMatch(
      /Published\. Its date became November 28, 2026, 5\sa\.m\., and readers see it/,
    );
  });

  test.each([
    [
      'an empty date, which leaves it scheduled',
      DECEMBER,
      '',
      DECEMBER,
      /Saved\. Readers see it from December 1, 2026/,
    ],
    [
      'a later date',
      DECEMBER,
      '2026-12-20T06:00',
      '2026-12-20T06:00',
      /Saved\. Readers see it from December 20, 2026/,
    ],
    [
      'a past date, which is refused',
      DECEMBER,
      '2026-11-01T06:00',
      DECEMBER,
      /at once\. Choose “Publish now”/,
    ],
    [
      'a date to come after it was published',
      '',
      '2027-02-01T06:00',
      '2026-11-28T05:00',
      /“Take back to draft” first/,
    ],
    [
      'an empty date after it was published',
      '',
      '',
      '2026-11-28T05:00',
      /Saved\. Readers see it within 20 seconds/,
    ],
  ])('saves changes without publishing or withdrawing a post: %s', async (_, first, date, kept, said) => {
    const { desk, ana } = await start();
    await ana.post(NEW, { ...WORDS, date: first, do: first ? 'schedule' : 'publish' });
    await ana.read(CREEK);
    const response = await edit(ana, { title: 'Creek falls', date, do: 'save' });
    const isRefused = kept !== date && date !== '';
    expect(response.status).toBe(isRefused ? 422 : 303);
    const html = isRefused ? await response.text() : await ana.read(CREEK);
    expect(html).toMatch(said);
    expect(html).toContain('value="Creek falls"');
    expect(desk.textOf(FILE)).toContain(`title: Creek ${isRefused ? 'rises' : 'falls'}\ndate: ${kept}\n---`);
  });

  test('is told that the site holds a published post back, with the reason and a link to the file', async () => {
    const { ana } = await start({ [FILE]: '---\ntitle: Creek rises\ndarft: true\n---\n\nIt rose.\n' });
    await edit(ana, { do: 'publish' });
    const html = await ana.read(CREEK);
    expect(html).toContain('Saved, but readers do not see it.');
    expect(html).not.toContain('Published. ');
    expect(html).toMatch(
      /<a href="[^"]*file\?name=posts%2Fcreek-rises\.md">held back as a draft, which darft/,
    );
  });

  test.each(['publish', 'schedule'])('cannot %s a post without any text', async (command) => {
    const { desk, ana } = await start();
    const response = await ana.post(NEW, { ...WORDS, body: ' ', date: DECEMBER, do: command });
    expect(await response.text()).toContain('A post needs a text');
    expect([response.status, existsSync(desk.fileOf(FILE))]).toEqual([422, false]);
  });

  test('makes no second post by sending the same form again', async () => {
    const { desk, ana } = await start();
    const address = (await ana.get('/boulder/posts/new')).headers.get('location') ?? '';
    const form = { ...fieldsIn(await ana.read(address)), ...WORDS, do: 'publish' };
    await ana.post(NEW, form);
    const { autosave } = fieldsIn(await ana.read(address));
    const again = await ana.post(NEW, { ...form, autosave: `${autosave}`, body: 'It fell.' });
    const html = await again.text();
    expect(html).toMatch(/<a href="\/boulder\/posts\/edit\/creek-rises">You already published this/);
    expect([again.status, html]).toEqual([422, expect.stringContaining('It fell.</textarea>')]);
    expect(readdirSync(desk.fileOf('boulder/posts'))).toEqual(['creek-rises.md']);
    await edit(ana, { do: 'unpublish' });
    await ana.post('/boulder/posts/delete/creek-rises', fieldsIn(await ana.read(CREEK)));
    expect((await ana.post(NEW, form)).headers.get('location')).toBe(CREEK);
  });

  test('deletes a draft but not a published post, and can bring it back', async () => {
    const { desk, ana } = await start();
    await ana.post(NEW, { ...WORDS, do: 'publish' });
    expect(await ana.read(CREEK)).not.toContain('/delete/');
    expect((await ana.post('/boulder/posts/delete/creek-rises', {})).status).toBe(403);
    await edit(ana, { do: 'unpublish' });
    const [, seen = ''] = /\/delete\/[\s\S]*?name="seen" value="(\w+)"/.exec(await ana.read(CREEK)) ?? [];
    expect((await ana.post('/boulder/posts/delete/creek-rises', { seen: 'x' })).status).toBe(409);
    await ana.post('/boulder/posts/delete/creek-rises', { seen });
    expect(existsSync(desk.fileOf(FILE))).toBe(false);
    const html = await ana.read('/boulder/posts');
    expect(html).toContain('The draft “Creek rises” is deleted.');
    await ana.post('/boulder/undo', { id: /name="id" value="([\w-]+)"/.exec(html)?.[1] ?? '' });
    expect(existsSync(desk.fileOf(FILE))).toBe(true);
  });

  test('previews the form; the text is autosaved, but no post file is written', async () => {
    const { desk, ana } = await start();
    const typed = { ...WORDS, body: '**rose** <script>x</script>', do: 'preview' };
    const response = await ana.post(NEW, typed);
    const address = response.headers.get('location') ?? '';
    expect(address).toMatch(/^\/boulder\/posts\/new\?autosave=/);
    for (const look of ['first', 'after a reload']) {
      const html = await ana.read(address);
      expect([look, html]).toEqual([look, expect.stringContaining('<strong>rose</strong>')]);
      expect(html).toContain('**rose** &lt;script&gt;x&lt;/script&gt;</textarea>');
      expect(html).toContain('This is a preview.');
      expect(html).not.toContain('<script>x');
    }
    expect(existsSync(desk.fileOf(FILE))).toBe(false);
    const tooLong = await ana.post(NEW, { ...typed, body: 'x'.repeat(300 * 1024) });
    expect(await tooLong.text()).toContain('This is a preview.');
  });

  test('sees both versions if another editor saved first', async () => {
    const { desk, ana } = await start();
    await ana.post(NEW, { ...WORDS, do: 'draft' });
    const { seen = '' } = fieldsIn(await ana.read(CREEK));
    desk.write(FILE, '---\ntitle: By hand\ndraft: true\n---\n');
    const response = await ana.post(`${CREEK}/photos`, { ...WORDS, seen, do: 'draft' });
    expect(response.status).toBe(409);
    const html = await response.text();
    expect(html).toContain('By hand');
    expect(desk.textOf(FILE)).toContain('By hand');
    expect(html).toContain('Save mine instead');
    expect((await ana.post(`${CREEK}/photos`, fieldsIn(html))).status).toBe(303);
    expect(desk.textOf(FILE)).toContain('It **rose**.');
  });

  test('sees who else has the post open', async () => {
    const { desk, ana } = await start();
    const other = await signIn(desk, 'editor', 'Bo Lee');
    await ana.post(NEW, { ...WORDS, do: 'draft' });
    await ana.get(CREEK);
    expect(await other.read(CREEK)).toContain('Ana Ruiz opened this post');
  });

  test('corrects and renames a published post, whose old address redirects to the new one', async () => {
    const { desk, ana } = await start();
    await ana.post(NEW, { ...WORDS, do: 'publish' });
    await ana.post('/boulder/posts/correct/creek-rises', { correction: 'It was two feet.' });
    await ana.post('/boulder/posts/rename/creek-rises', { to: 'Boulder Creek' });
    expect(existsSync(desk.fileOf(FILE))).toBe(false);
    expect(await ana.read('/boulder/posts/edit/boulder-creek')).toContain(
      '<p>November 28, 2026: It was two feet.</p>',
    );
    expect(desk.textOf('boulder/posts/boulder-creek.md')).toMatch(
      /text: It was two feet\.[\s\S]*formerly: \[creek-rises\]/,
    );
  });

  test.each([
    ['correct', 'correction', '  ', 'Write the correction first.'],
    ['rename', 'to', '///', 'Write an address of letters and digits.'],
    ['rename', 'to', 'dry-creek', 'Another post has this address.'],
  ])('who sends %s with “%s” %j sees what is missing, on the same form', async (form, name, value, says) => {
    const post = (title: string) => `---\ntitle: ${title}\ndate: 2026-11-20\n---\n\nWater.\n`;
    const { ana } = await start({ [FILE]: post('Creek'), 'boulder/posts/dry-creek.md': post('Dry') });
    const refused = await ana.post(`/boulder/posts/${form}/creek-rises`, { [name]: value });
    const html = await refused.text();
    expect([refused.status, html]).toEqual([422, expect.stringContaining(says)]);
    expect(fieldsIn(html)).toMatchObject({ title: 'Creek', [name]: value });
  });

  test('begins a translation in the other edition, once, with the photo and id of the original', async () => {
    const { desk, ana } = await start(EDITION);
    await sendPhoto(ana, await pictureIn('jpeg'), { do: 'publish' });
    expect(await ana.read(CREEK)).toContain('Write it in Spanish');
    const translate = () => ana.post('/boulder/posts/translate/creek-rises', { to: 'boulder-es' });
    const there = '/boulder-es/posts/edit/creek-rises';
    expect((await translate()).headers.get('location')).toBe(there);
    expect(desk.textOf('boulder-es/posts/creek-rises.md')).toMatch(
      /^---\nid: "?creek-rises"?\n[\s\S]*draft: true[\s\S]*It \*\*rose\*\*\./,
    );
    expect(readdirSync(desk.fileOf('boulder-es/photos'))).toHaveLength(1);
    expect((await translate()).headers.get('location')).toBe(there);
  });

  test('sees what was saved, by whom, and what changed', async () => {
    const { ana } = await start();
    await ana.post(NEW, { ...WORDS, do: 'draft' });
    const html = await ana.read('/boulder/history');
    expect(html).toMatch(/Ana Ruiz[\s\S]*posts\/creek-rises\.md[\s\S]*<ins>[\s\S]*Creek rises/);
  });
});

describe('a writer', () => {
  test('sends a draft to an editor, who sees that it is waiting', async () => {
    const { desk, ana } = await start({}, 'writer');
    const bo = await signIn(desk, 'editor', 'Bo Lee');
    await ana.post(NEW, { ...WORDS, do: 'ask' });
    expect(desk.textOf(FILE)).toContain('draft: true');
    expect(await bo.read('/boulder/posts')).toContain('Ana Ruiz asks an editor');
  });

  test.each(['publish', 'schedule', 'save', 'unpublish'])(
    'cannot create a post with the command “%s”',
    async (command) => {
      const { desk, ana } = await start({}, 'writer');
      expect((await ana.post(NEW, { ...WORDS, date: DECEMBER, do: command })).status).toBe(403);
      expect(existsSync(desk.fileOf(FILE))).toBe(false);
    },
  );

  test('reads a published post without a form, and who can change it', async () => {
    const { desk, ana } = await start();
    const writer = await signIn(desk, 'writer', 'Bo Lee');
    await ana.post(NEW, { ...WORDS, do: 'publish' });
    const html = await writer.read(CREEK);
    expect(html).toContain('Only an editor can change this post now. Ask Ana Ruiz.');
    expect(html).toContain('<strong>rose</strong>');
    expect(html).not.toContain('<textarea');
  });

  test('can delete drafts that they began, but no others', async () => {
    const { desk, ana } = await start();
    const writer = await signIn(desk, 'writer', 'Bo Lee');
    await ana.post(NEW, { ...WORDS, do: 'draft' });
    await writer.post(NEW, { ...WORDS, title: 'Fair', do: 'draft' });
    const drop = async (name: string) =>
      writer.post(
        `/boulder/posts/delete/${name}`,
        fieldsIn(await writer.read(`/boulder/posts/edit/${name}`)),
      );
    expect([(await drop('creek-rises')).status, (await drop('fair')).status]).toEqual([403, 303]);
    expect(readdirSync(desk.fileOf('boulder/posts'))).toEqual(['creek-rises.md']);
  });

  test('cannot change, correct or rename published posts', async () => {
    const { desk, ana } = await start();
    const writer = await signIn(desk, 'writer', 'Bo Lee');
    await ana.post(NEW, { ...WORDS, do: 'publish' });
    const before = desk.textOf(FILE);
    const { seen = '' } = fieldsIn(await ana.read(CREEK));
    const tries = [
      writer.post(`${CREEK}/photos`, { ...WORDS, seen, do: 'draft' }),
      writer.post('/boulder/posts/correct/creek-rises', { correction: 'x' }),
      writer.post('/boulder/posts/rename/creek-rises', { to: 'x' }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(desk.textOf(FILE)).toBe(before);
  });
});

describe('a photo', () => {
  /** Returns the photo's name in the post, and the photo as sharp reads it. */
  const photoOf = (desk: Desk) => {
    const [, name = ''] = /picture: (\S+)/.exec(desk.textOf(FILE)) ?? [];
    return { name, photo: sharp(desk.fileOf(`boulder/photos/${name}`)) };
  };

  test('is stored upright, without its location, under a safe name', async () => {
    const { desk, ana } = await start();
    await sendPhoto(ana, await cameraJpeg(40, 20));
    const { name, photo } = photoOf(desk);
    expect(name).toMatch(/^creek-rises-/);
    const metadata = await photo.metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
    expect(metadata.exif).toBeUndefined();
    const shown = await ana.get(`/boulder/posts/photo/${name}`);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
  });

  test('that is HEIC is stored as an upright JPEG without the camera’s metadata', async () => {
    const { desk, ana } = await start();
    const heic = readFileSync('tests/unit/scripts/desk/rotated.heic');
    expect(heic.includes('secret')).toBe(true);
    await sendPhoto(ana, heic);
    const { photo } = photoOf(desk);
    const metadata = await photo.metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 64, height: 96 });
    expect(metadata.exif).toBeUndefined();
    const corner = photo.extract({ left: 50, top: 8, width: 1, height: 1 });
    const [red = 0, green = 255] = await corner.raw().toBuffer();
    expect([red > 180, green < 80]).toEqual([true, true]);
  });

  test('without alt text stays in the form until alt text is entered', async () => {
    const { desk, ana } = await start();
    const response = await sendPhoto(ana, await pictureIn('jpeg'), { alt: ' ' });
    const html = await response.text();
    expect([response.status, existsSync(desk.fileOf(FILE))]).toEqual([422, false]);
    expect(html).toContain('Say what the photo shows');
    const { picture = '' } = fieldsIn(html);
    await ana.post(NEW, { ...WORDS, picture, alt: 'A creek', do: 'draft' });
    expect(desk.textOf(FILE)).toMatch(/picture: creek-rises-[\da-f]{8}\.jpg\nalt: A creek/);
  });

  test.each([
    ['is a broken HEIC', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['is an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['is HTML', '<script>alert(1)</script>'],
  ])('is refused if its file %s, and the form keeps what was typed', async (_, bytes) => {
    const { desk, ana } = await start();
    const response = await sendPhoto(ana, Buffer.from(bytes, 'latin1'));
    expect([response.status, existsSync(desk.fileOf(FILE))]).toEqual([422, false]);
    const html = await response.text();
    expect(html).toContain('This file is no photo');
    expect(html).toContain('It **rose**.');
  });

  test('is refused if it is larger than 64 MB', async () => {
    const { ana } = await start();
    expect((await sendPhoto(ana, Buffer.alloc(65 * 1024 * 1024))).status).toBe(413);
  });

  test.each(['..%2Fcity.yaml', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'link.jpg', 'x.svg'])(
    'cannot have an address that shows another file on the machine: %s',
    async (name) => {
      const { desk, ana } = await start({ 'boulder/photos/x.svg': '<svg/>' });
      symlinkSync('/etc/passwd', desk.fileOf('boulder/photos/link.jpg'));
      expect((await ana.get(`/boulder/posts/photo/${name}`)).status).toBe(404);
    },
  );
});

describe('while a post is written', () => {
  const NEW = '/boulder/posts/new';
  const EDIT = '/boulder/posts/edit/creek-rises';
  const ID = '00000000-0000-4000-8000-000000000001';
  const WORDS = { title: 'Creek rises', body: 'It **rose**.', seen: 'new', autosave: ID };

  describe('the unsaved text of a post', () => {
    test.each(['editor', 'writer'] as const)(
      'is kept and offered to the %s who typed it, and changes no file',
      async (role) => {
        const { desk, ana } = await start({}, role);
        const body = `${WORDS.body}<script>x()</script>`;
        const html = await (await ana.post(`${NEW}/autosave`, { ...WORDS, body })).text();
        expect(html).toMatch(/What you typed is kept \(5\sa\.m\.\)/);
        expect(html).toContain('<strong>rose</strong>');
        expect(html).not.toContain('<script>x');
        expect(existsSync(desk.fileOf('boulder/posts'))).toBe(false);
        for (const address of ['/boulder/posts', NEW])
          expect(await ana.read(address)).toContain('that was not saved: Creek rises');
      },
    );

    test('can be put back into the form, and is no longer offered once the form is saved', async () => {
      const { ana } = await start();
      await ana.post(`${NEW}/autosave`, WORDS);
      const html = await ana.read(`${NEW}?autosave=${ID}`);
      expect(html).toContain('It **rose**.</textarea>');
      expect(html).toContain(`value="${ID}"`);
      expect(html).not.toContain('was not saved: ');
      await ana.post(`${NEW}/photos`, { ...WORDS, do: 'draft' });
      expect(await ana.read('/boulder/posts')).not.toContain('was not saved: ');
    });

    test('can be dropped', async () => {
      const { ana } = await start();
      await ana.post(`${NEW}/autosave`, WORDS);
      await ana.post('/boulder/posts/drop', { id: ID });
      expect(await ana.read('/boulder/posts')).not.toContain('was not saved: ');
    });

    test('is still offered if saving failed because the file had changed', async () => {
      const { ana } = await start();
      await ana.post(`${NEW}/photos`, { ...WORDS, do: 'draft' });
      const typed = { ...WORDS, body: 'It fell.' };
      await ana.post(`${EDIT}/autosave`, typed);
      expect((await ana.post(`${EDIT}/photos`, { ...typed, do: 'draft' })).status).toBe(409);
      expect(await ana.read(EDIT)).toContain('was not saved: Creek rises');
    });

    test.each([
      ['corrected', 'correct', { correction: 'It fell.' }, EDIT],
      ['renamed', 'rename', { to: 'river' }, '/boulder/posts/edit/river'],
    ])('can be saved after its author has %s the post', async (_, action, fields, page) => {
      const { ana } = await start();
      await ana.post(`${NEW}/photos`, { ...WORDS, do: 'publish' });
      const typed = { ...fieldsIn(await ana.read(EDIT)), body: 'It fell.', autosave: ID };
      await ana.post(`${EDIT}/autosave`, typed);
      await ana.post(`/boulder/posts/${action}/creek-rises`, fields);
      const form = fieldsIn(await ana.read(`${page}?autosave=${ID}`));
      expect(form.body).toBe('It fell.');
      expect((await ana.post(`${page}/photos`, { ...form, do: 'save' })).status).toBe(303);
    });

    test('is shown to no other person, even if they know its id', async () => {
      const { desk, ana } = await start();
      const bo = await signIn(desk, 'editor', 'Bo Lee');
      await ana.post(`${NEW}/autosave`, WORDS);
      expect(await bo.read(`${NEW}?autosave=${ID}`)).not.toContain('Creek rises');
    });

    test('opens as a new post if its post is gone', async () => {
      const { desk, ana } = await start();
      await ana.post(`${NEW}/photos`, { ...WORDS, do: 'draft' });
      await ana.post(`${EDIT}/autosave`, { ...WORDS, body: 'It fell.' });
      rmSync(desk.fileOf(FILE));
      const [, href = ''] = /"([^"]*\?autosave=[^"]*)">Use it/.exec(await ana.read('/boulder/posts')) ?? [];
      const form = fieldsIn(await ana.read(href));
      expect(form).toMatchObject({ body: 'It fell.', autosave: ID });
      await ana.post(`${NEW}/photos`, { ...form, do: 'draft' });
      expect(desk.textOf(FILE)).toContain('It fell.');
    });

    test('is not offered if it equals the post', async () => {
      const { ana } = await start();
      await ana.post(`${NEW}/photos`, { ...WORDS, do: 'draft' });
      await ana.post(`${EDIT}/autosave`, { ...WORDS, draft: 'true' });
      expect(await ana.read(EDIT)).not.toContain('was not saved: ');
    });

    test('needs a session, its CSRF token and a size within the limit', async () => {
      const { desk, ana } = await start();
      const responses = [
        await desk.request(`${NEW}/autosave`, { method: 'POST', headers: { origin: ORIGIN } }),
        await ana.post(`${NEW}/autosave`, { ...WORDS, csrf: 'x' }),
        await ana.post(`${NEW}/autosave`, WORDS, { origin: 'https://evil.example' }),
        await ana.post(`${NEW}/autosave`, { ...WORDS, body: 'x'.repeat(300 * 1024) }),
      ];
      expect(responses.map(({ status }) => status)).toEqual([303, 403, 403, 413]);
    });
  });

  test('pasted HTML is returned as Markdown with the type text/plain', async () => {
    const { ana } = await start({}, 'writer');
    const response = await ana.post('/boulder/posts/paste', { html: '<h1>Creek</h1><p>It <b>rose</b>.' });
    expect(response.headers.get('content-type')).toMatch('text/plain');
    expect(await response.text()).toBe('## Creek\n\nIt **rose**.');
  });
});
