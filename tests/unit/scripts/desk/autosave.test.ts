import '../../open-cities';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openDesk, signIn } from './desk';

const AUTOSAVE = '/boulder/posts/new/autosave';
const ID = '00000000-0000-4000-8000-000000000001';
const WORDS = { title: 'Creek rises', body: 'It **rose**.', seen: 'new', autosave: ID };

async function start(role: 'editor' | 'writer' = 'editor') {
  const desk = await openDesk();
  return { desk, person: await signIn(desk, role) };
}

type Person = Awaited<ReturnType<typeof start>>['person'];
const pageAt = async (person: Person, address: string) => (await person.get(address)).text();

describe('text that is typed but not saved', () => {
  test.each(['editor', 'writer'] as const)('is kept for its %s, and changes no file', async (role) => {
    const { desk, person } = await start(role);
    const html = await (await person.post(AUTOSAVE, WORDS)).text();
    expect(html).toMatch(/What you typed is kept \(5\sa\.m\.\)/);
    expect(html).toContain('<strong>rose</strong>');
    expect(existsSync(path.join(desk.citiesDir, 'boulder/posts/creek-rises.md'))).toBe(false);
    for (const address of ['/boulder/posts', '/boulder/posts/new'])
      expect(await pageAt(person, address)).toContain('that was not saved: Creek rises');
  });

  test('is put into the form; saving the form ends the offer', async () => {
    const { person } = await start();
    await person.post(AUTOSAVE, WORDS);
    const html = await pageAt(person, `/boulder/posts/new?autosave=${ID}`);
    expect(html).toContain('It **rose**.</textarea>');
    expect(html).toContain(`value="${ID}"`);
    expect(html).not.toContain('was not saved: ');
    await person.post('/boulder/posts/new/photos', { ...WORDS, do: 'draft' });
    expect(await pageAt(person, '/boulder/posts')).not.toContain('was not saved: ');
  });

  test('can be dropped', async () => {
    const { person } = await start();
    await person.post(AUTOSAVE, WORDS);
    await person.post('/boulder/posts/drop', { id: ID });
    expect(await pageAt(person, '/boulder/posts')).not.toContain('was not saved: ');
  });

  test('stays when a newer file keeps it from being saved', async () => {
    const { person } = await start();
    await person.post('/boulder/posts/new/photos', { ...WORDS, do: 'draft' });
    const address = '/boulder/posts/edit/creek-rises';
    const typed = { ...WORDS, body: 'It fell.' };
    await person.post(`${address}/autosave`, typed);
    expect((await person.post(`${address}/photos`, { ...typed, do: 'draft' })).status).toBe(409);
    expect(await pageAt(person, address)).toContain('was not saved: Creek rises');
  });

  test('is offered to no other person, not even by its id', async () => {
    const { desk, person } = await start();
    const other = await signIn(desk, 'editor', 'Bo Lee');
    await person.post(AUTOSAVE, WORDS);
    const html = await pageAt(other, `/boulder/posts/new?autosave=${ID}`);
    expect(html).not.toContain('Creek rises');
  });

  test('is not offered if it equals the post', async () => {
    const { person } = await start();
    await person.post('/boulder/posts/new/photos', { ...WORDS, do: 'draft' });
    await person.post('/boulder/posts/edit/creek-rises/autosave', { ...WORDS, draft: 'true' });
    expect(await pageAt(person, '/boulder/posts/edit/creek-rises')).not.toContain('was not saved: ');
  });

  test('needs a session, its token and a size within the limit', async () => {
    const { desk, person } = await start();
    const answers = [
      await desk.request(AUTOSAVE, { method: 'POST', headers: { origin: 'https://desk.news.example' } }),
      await person.post(AUTOSAVE, { ...WORDS, csrf: 'x' }),
      await person.post(AUTOSAVE, WORDS, { origin: 'https://evil.example' }),
      await person.post(AUTOSAVE, { ...WORDS, body: 'x'.repeat(300 * 1024) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 403, 403, 413]);
  });

  test('never reaches a page as HTML', async () => {
    const { person } = await start();
    const html = await (await person.post(AUTOSAVE, { ...WORDS, body: '<script>x()</script>hello' })).text();
    expect(html).not.toContain('<script>x');
  });
});

test('text that is pasted is returned as Markdown in plain text', async () => {
  const { person } = await start('writer');
  const response = await person.post('/boulder/posts/paste', { html: '<h1>Creek</h1><p>It <b>rose</b>.' });
  expect(response.headers.get('content-type')).toMatch('text/plain');
  expect(await response.text()).toBe('## Creek\n\nIt **rose**.');
});
