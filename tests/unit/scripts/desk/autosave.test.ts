import '../../open-cities';
import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ORIGIN, signIn, start } from './desk';

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

  test('is shown to no other person, even if they know its id', async () => {
    const { desk, ana } = await start();
    const bo = await signIn(desk, 'editor', 'Bo Lee');
    await ana.post(`${NEW}/autosave`, WORDS);
    expect(await bo.read(`${NEW}?autosave=${ID}`)).not.toContain('Creek rises');
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
