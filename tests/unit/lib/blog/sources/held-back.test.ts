import { describe, expect, test } from '@jest/globals';
import { problemsOf } from '@/lib/blog/sources/known-posts';
import { folderSource, postsFolder } from './posts-folder';

const keys = 'title: Sealed\ndate: 2026-11-01\ndraft: true';
const body = '\n\nThe sealed text.\n';
const between = (open: string, close = open) => `${open}\n${keys}\n${close}${body}`;
const longText = Array.from({ length: 30 }, (_, at) => `Paragraph ${at}.\n\n`).join('');
const published = '---\ntitle: Sealed\ndate: 2026-11-01\n---\n';

/**
 * Ways to garble `draft: true`, each with the line number that is reported; null if the front matter can still be read.
 */
const slips: [string, string | Buffer, (number | null)?][] = [
  ['an em dash as fence', between('—'), 2],
  ['en dashes as fence', between('–––'), 2],
  ['two hyphens', between('--'), 2],
  ['four hyphens', between('----'), 2],
  ['three asterisks', between('***'), 2],
  ['three equals signs', between('==='), 2],
  ['three underscores', between('___'), 2],
  ['three tildes', between('~~~'), 2],
  ['a code fence around front matter', `\`\`\`yaml\n${between('---').replace(body, '')}\n\`\`\`${body}`, 3],
  ['TOML', `+++\ntitle = "Sealed"\ndraft = true\n+++${body}`, 2],
  ['an HTML comment', `<!--\n${keys}\n-->${body}`, 2],
  ['an HTML comment before the fence', `<!-- by Ana -->\n${between('---')}`, 3],
  ['a sentence before the fence', `Here is the post.\n${between('---')}`, 3],
  ['a blank line with spaces before the fence', `  \n${between('---')}`, 3],
  ['a zero-width space before the fence', `\u200B${between('---')}`, 2],
  ['a no-break space before the fence', `\u00A0${between('---')}`, 2],
  ['two byte order marks', `\uFEFF\uFEFF${between('---')}`, null],
  ['no fence', `${keys}${body}`, 1],
  ['only an opening fence', between('---', ''), 2],
  ['only a closing fence', `${keys}\n---${body}`, 1],
  ['indented fences', between('  ---'), 2],
  ['curly quotation marks around keys', `“title”: “Sealed”\n“draft”: “true”${body}`, 1],
  ['UTF-16', Buffer.from(`\uFEFF${between('---')}`, 'utf16le'), null],
  ['RTF', String.raw`{\rtf1\ansi ---\par draft: true\par ---\par The sealed text.}`],
  ['a zip file, as a .docx is one', Buffer.from('PK\u0003\u0004\u0000\u0000draft: true')],
  ['HTML', `<!DOCTYPE html><html><body><p>---</p><p>draft: true</p><p>The sealed text.</p></body></html>`],
  ['HTML without a head', `<p>---</p><p>title: Sealed</p><p>draft: true</p><p>The sealed text.</p>`, 1],
  ['a space before the colon', `Draft : yes${body}`, 1],
  ['an equals sign', `draft = true${body}`, 1],
  ['a full-width colon', `draft： true${body}`, 1],
  ['full-width letters', `ｄｒａｆｔ： true${body}`, 1],
  ['front matter at the end', `${longText}${between('---').trimEnd()}`, 62],
  ['front matter in the middle', `${longText}${between('---')}${longText}`, 64],
  ['front matter twice, the second a draft', `${published}\n${between('---')}`, 9],
  ['front matter twice, the second in code', `${published}\n\`\`\`\n${keys}\n\`\`\`${body}`, 9],
  ['empty front matter before the keys', `---\n---\n${keys}${body}`, 3],
  ['a key below the heading', `# Sealed\n\ndraft: true${body}`, 3],
  ['a key below the heading, with front matter', `${published}\n# Sealed\n\ndraft: true${body}`, 8],
  ['a key in bold', `**Draft:** yes${body}`, 1],
  ['a key in a list', `- title: Sealed\n- draft: yes${body}`, 1],
  ['a key in a quotation', `> draft: true${body}`, 1],
  ['a key in a table', `| draft | true |\n|---|---|\n| title: | Sealed |${body}`, 1],
  ['JSON', `{ "title": "Sealed", "draft": true }${body}`, 1],
  ['only the word draft', `[DRAFT]${body}`, 1],
  ['the word as heading', `# Draft\n\n${published}${body}`, 1],
  ['no colon', `draft true${body}`, 1],
  ['keys in Spanish', `título: Sealed\nborrador: sí${body}`, 1],
  ['a status', `Status: draft${body}`, 1],
  ['an embargo', `EMBARGOED UNTIL DECEMBER 1${body}`, 1],
  ['dots as closing fence', between('---', '...'), 2],
  ['typographic dashes as closing fence', between('---', '———'), 2],
  ['keys on one line', `--- title: Sealed draft: true ---${body}`, 1],
  ['keys on one line between fences', `---\ntitle: Sealed; draft: true; date: 2026-11-01\n---${body}`, 2],
  ['an equals sign between fences', `---\ntitle: Sealed\ndraft = true\n---${body}`],
  ['a full-width colon between fences', `---\ntitle: Sealed\ndraft： true\n---${body}`],
  ['a draft within another key', `---\ntitle: Sealed\ndate: 2026-11-01\nmeta:\n  draft: true\n---${body}`, 5],
  ['an empty draft key', `---\ntitle: Sealed\ndate: 2026-11-01\ndraft:\n---${body}`, 4],
  ['old Mac line endings', between('---').replaceAll('\n', '\r'), null],
  ['spaces within lines', `---\n${keys.replaceAll('\n', '\n ')}\n---${body}`],
];

function cityWith(files: Record<string, string | Buffer>) {
  const posts = postsFolder(files);
  const list = async () => {
    const all = await folderSource(posts, { isPublished: ({ draft }) => !draft }).list();
    return all.ok ? all.value.map(({ slug }) => slug) : all.failure;
  };
  return { ...posts, list };
}

test('a draft with mistyped front matter is never published, and is reported with its line', async () => {
  const names = slips.map((_, at) => `slip-${at}`);
  const files = Object.fromEntries(slips.map(([, text], at) => [`slip-${at}.md`, text]));
  const { list, known } = cityWith({ ...files, 'open.md': published });
  expect(await list()).toEqual(['open']);
  const problems = problemsOf(known);
  const unnamed = slips.filter(([, , line], at) => {
    const start = `posts/${names[at]}.md:${line ?? ''}`;
    return (
      line !== null && !problems.some((problem) => problem.startsWith(line ? `${start}: held back` : start))
    );
  });
  expect(unnamed.map(([what]) => what)).toEqual([]);
});

test('the problems in a draft are reported only to editors', async () => {
  const { list, known } = cityWith({ 'secret.md': between('—'), 'a.md': `Author: Ana${body}` });
  await list();
  expect(problemsOf(known)).toHaveLength(2);
  expect(problemsOf(known, () => true)).toEqual([expect.stringMatching(/^posts\/a\.md:1: held back/)]);
});

describe('a post is published with:', () => {
  test.each([
    ['text without front matter', '# The fair\n\nIt opens at 5 p.m. on Center Street: bring cash.'],
    ['a colon in its first line', 'Anaheim: a history'],
    ['text about a draft', `${published}\nThe NFL draft: what to know. Drafts of the plan are due.`],
    ['a title about a draft', '---\ntitle: "NFL draft: what to know"\ndate: 2026-11-01\n---\nText.'],
    ['draft: false', `---\ntitle: A\ndate: 2026-11-01\ndraft: false\n---\nText.`],
    ['a commented-out draft key', `---\ntitle: A\ndate: 2026-11-01\n# draft: true\n---\nText.`],
    [
      'lines in its text that look like keys',
      `${published}\nDate: Saturday\nStatus: Closed until Monday\nAuthor: Ana`,
    ],
    ['a horizontal rule in the text', `${published}\nText.\n\n---\n\nMore.`],
  ])('%s', async (_, text) => {
    expect(await cityWith({ 'a.md': text }).list()).toEqual(['a']);
  });
});

describe('a published post that becomes unreadable', () => {
  test.each([
    ['keeps its last good version', '---\ntitle: Sealed\n  - sealed\n---\nText.', ['a']],
    [
      'keeps its last good version if it has draft: false',
      '---\ntitle: Sealed\n  - sealed\ndraft: false\n---\nText.',
      ['a'],
    ],
    ['is hidden if it has draft: true', '---\ntitle: Sealed\n  - sealed\ndraft: true\n---\nText.', []],
    ['is hidden if it has a draft key between dashes that are not fences', between('—'), []],
    ['is hidden if it becomes RTF with a draft key', slips.find(([what]) => what === 'RTF')?.[1] ?? '', []],
  ])('%s', async (_, text, slugs) => {
    const { list, save } = cityWith({ 'a.md': published });
    expect(await list()).toEqual(['a']);
    save('a.md', text);
    expect(await list()).toEqual(slugs);
    expect(await list()).toEqual(slugs);
  });

  test('is hidden after a restart, because there is no last good version', async () => {
    expect(await cityWith({ 'a.md': '---\ntitle: Sealed\n  - sealed\n---\nText.' }).list()).toEqual([]);
  });
});
