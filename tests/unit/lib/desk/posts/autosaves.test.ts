import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Autosaves, isSameDraft } from '@/lib/desk/posts/autosaves';
import { readPostText } from '@/lib/desk/posts/post-text';
import { temporaryFolder } from '../../../../temporary/folder';

const DAY_MS = 24 * 3_600_000;

function start() {
  const deskDir = temporaryFolder();
  const time = { now: Date.parse('2026-11-28T12:00:00Z') };
  const autosaves = new Autosaves(deskDir, () => time.now);
  const keep = (id: string, body = id, file = 'creek', who = 'ana') =>
    autosaves.keep(who, { id, city: 'boulder', file, seen: 'x', draft: { ...readPostText(''), body } });
  return { autosaves, keep, time, deskDir };
}

const ids = async (autosaves: Autosaves, who = 'ana') => (await autosaves.list(who)).map(({ id }) => id);

describe('Autosaves', () => {
  test('keeps the last text of each form, the newest first', async () => {
    const { autosaves, keep } = start();
    await keep('a');
    await keep('b');
    await keep('a', 'longer');
    expect((await autosaves.list('ana')).map(({ draft }) => draft.body)).toEqual(['longer', 'b']);
  });

  test('never shows the text to another person', async () => {
    const { autosaves, keep } = start();
    await keep('a');
    await autosaves.drop('bo', 'a');
    expect([await ids(autosaves, 'bo'), await ids(autosaves)]).toEqual([[], ['a']]);
  });

  test('writes files that only the server’s user may read', async () => {
    const { keep, deskDir } = start();
    await keep('a');
    const [name = ''] = readdirSync(path.join(deskDir, 'autosaves'));
    const file = path.join(deskDir, 'autosaves', name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain('"a"');
  });

  test('keeps 20 texts per person for 30 days', async () => {
    const { autosaves, keep, time } = start();
    for (let form = 0; form < 25; form += 1) await keep(String(form));
    expect(await ids(autosaves)).toHaveLength(20);
    time.now += 31 * DAY_MS;
    expect(await ids(autosaves)).toEqual([]);
  });

  test('keeps everybody’s text when a post is renamed', async () => {
    const { autosaves, keep } = start();
    await keep('a');
    await keep('b', 'b', 'other');
    await keep('c', 'c', 'creek', 'bo');
    await autosaves.follow('ana', 'boulder', { file: 'creek', seen: '' }, { file: 'river', seen: '' });
    expect((await autosaves.list('ana')).map(({ file }) => file)).toEqual(['other', 'river']);
    expect((await autosaves.list('bo')).map(({ file }) => file)).toEqual(['river']);
  });
});

test('isSameDraft ignores the kind of line break, and spaces at both ends', () => {
  const draft = readPostText('---\ntitle: A\n---\n\nOne\n\nTwo\n');
  expect(isSameDraft(draft, { ...draft, body: ' One\r\n\r\nTwo\r\n' })).toBe(true);
  expect(isSameDraft(draft, { ...draft, title: 'B' })).toBe(false);
});
