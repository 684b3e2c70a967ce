import { describe, expect, test } from '@jest/globals';
import { addToPost, editPostText, readPostText, slugFor } from '@/lib/desk/posts/post-text';
import { changedLines } from '@/lib/desk/saves/changed-lines';

const POST = `---
# Ask Ana before changing this.
Title: "Council: a budget"   # as agreed
date: 2026-11-25
author: Maria Lopez
---

The council voted.
`;

describe('the text of a post', () => {
  test('is read into fields', () => {
    expect(readPostText(POST)).toMatchObject({
      title: 'Council: a budget',
      date: '2026-11-25',
      draft: '',
      body: 'The council voted.',
    });
  });

  test.each([
    ['with LF line endings stays the same if no field changes', POST],
    ['with CRLF line endings stays the same if no field changes', POST.replaceAll('\n', '\r\n')],
    ['gains empty front matter if it had none and no field changes', 'Only words.\n'],
  ])('%s', (_, text) => {
    const head = text.startsWith('---') ? text : `---\n\n---\n${text}`;
    expect(editPostText(text, readPostText(text))).toBe(head);
  });

  test('changes only on the lines of edited fields', () => {
    const edited = editPostText(POST, { ...readPostText(POST), author: 'Ana Ruiz' });
    expect(edited).toBe(POST.replace('Maria Lopez', 'Ana Ruiz'));
  });

  test.each(['x\ndraft: false', '"', "'", '# no', '- a', '{a: b}', '*x', '---', '<script>', '&a', '!!js'])(
    'keeps its other fields whatever is typed as the title: %j',
    (title) => {
      const edited = editPostText(POST, { ...readPostText(POST), draft: 'true', title });
      expect(readPostText(edited)).toMatchObject({ title: title.replace(/\s+/g, ' '), draft: 'true' });
    },
  );

  test('keeps its comment when a correction and a former address are added', () => {
    const text = addToPost(addToPost(POST, 'formerly', 'budget'), 'corrections', {
      date: '2026-11-28',
      text: 'A: b.',
    });
    expect(text).toContain('# Ask Ana before changing this.');
    expect(text).toContain('formerly: [budget]');
    expect(text).toContain('date: 2026-11-28');
  });
});

test.each([
  ['¿Qué pasa, City Hall?', 'que-pasa-city-hall'],
  ['../../etc/passwd', 'etc-passwd'],
  ["The mayor's day", 'the-mayors-day'],
  ['!!!', ''],
])('the address of a post is made from its title: %s', (title, slug) => {
  expect(slugFor(title)).toBe(slug);
});

test('a diff shows only the lines that differ', () => {
  expect(changedLines('a\nb\nc', 'a\nx\ny\nc')).toEqual({ before: 'b', after: 'x\ny' });
});
