import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { decodeHTMLStrict } from 'entities';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bodyElements } from '@/components/post/body-elements';
import { fileText } from '@/lib/base/files/file-text';
import { footnoteLabels } from '@/lib/blog/markdown/markdown-options';
import { withinLimit } from '@/lib/blog/markdown/preflight';
import { renderMarkdown } from '@/lib/blog/markdown/render-markdown';
import { type KnownPosts, problemsOf } from '@/lib/blog/sources/known-posts';
import { lostWords } from '@/lib/blog/sources/lost-words';
import { temporaryFolder } from '../../../../temporary/folder';
import { city } from '../../../any-city';
import { folderSource, postsFolder } from './posts-folder';

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

async function postsIn(folder: string) {
  const known: KnownPosts = new Map();
  await folderSource({ folder, known }).list();
  return known;
}

/** Returns the words that are missing from a post's page, by line; skips lines that a problem reports. */
async function lostIn(file: string, known: KnownPosts): Promise<string[]> {
  const { good: post, problems = [] } = known.get(file) ?? {};
  const body = post && (await renderMarkdown(post.blog, bodyElements(city), 'shifted', footnoteLabels(city)));
  const html = body?.ok ? renderToStaticMarkup(body.value as ReactNode) : withinLimit(post?.blog ?? '');
  const { blog, ...facts } = post ?? { blog: '' };
  const seen = decodeHTMLStrict([JSON.stringify(facts), html].join(' '));
  const page = new Set(wordsOf(`${seen} ${seen.replace(/<[^<>]*>/g, ' ')}`));
  const named = problems.flatMap((problem) => {
    const [, first] = /^[^:]*:(\d+): /.exec(problem) ?? [];
    const [, last = first] = / up to line (\d+)/.exec(problem) ?? [];
    return first ? [[Number(first), Number(last)] as const] : [];
  });
  const read = fileText(readFileSync(file));
  const lines = read.ok ? read.value.text.split('\n') : [];
  return lines.flatMap((line, at) => {
    if (named.some(([first, last]) => at + 1 >= first && at + 1 <= last)) return [];
    // Remove keys, dates, list numbers and element names, which the page need not show.
    const text = line.replace(/^(?:date:.*|[\w-]+ ?:|[ >]*\d+\.)|<\/?(?:iframe|script|style)\b/g, '');
    const words = wordsOf(decodeHTMLStrict(text)).filter((word) => !page.has(word));
    return words.length > 0 ? [`${path.basename(file)}:${at + 1}: ${words.join(' ')}`] : [];
  });
}

const folders = readdirSync('lib/cities')
  .map((name) => path.resolve('lib/cities', name, 'posts'))
  .filter((folder) => existsSync(folder));

test.each(folders)('every word of the posts in %s is on their pages', async (folder) => {
  const known = await postsIn(folder);
  const posts = [...known.keys()].filter((file) => path.dirname(file) === folder);
  expect(posts.length).toBeGreaterThan(3);
  const lost = await Promise.all(posts.map((file) => lostIn(file, known)));
  expect(lost.flat()).toEqual([]);
});

const kinds: Record<string, string> = {
  'names in angle brackets': 'Dear <Name of Resident>, call <Mayor Jane Doe> by <date>.',
  'less than': 'Rents <$2,000, homes <1,000 sq. ft., x<y then y>x, a<b and b>c, I <3 it.',
  'inline HTML': 'H<sub>2</sub>O, <b>bold</b>, <u>under</u>, <mark>marked</mark>, line<br>break.',
  'a link in HTML': 'See <a href="https://city.example/agenda" title="Of Tuesday">the agenda</a>.',
  'a paragraph of HTML': '<p>The recount begins Monday.</p>\n\n<div>\nPolls close at 8.\n</div>',
  'a table of HTML': '<table>\n<tr><th>Ward</th></tr>\n<tr><td>1,204</td></tr>\n</table>',
  'a table whose rows are longer than its head': '| Ward |\n|---|\n| One | 1,204 |',
  'a script': 'Before.\n\n<script>\nlet hidden = "words";\n</script>\n\nAfter.',
  'a style': '<style>\nbody { color: crimson }\n</style>\n\nAfter.',
  'a frame': 'Watch <iframe src="https://video.example/watch"></iframe> it.',
  'a frame with other words': '<iframe src="https://video.example/">\nYour browser lacks frames.\n</iframe>',
  'a video': '<video src="clip.mp4">The mayor speaks.</video>',
  'a drawing': 'A <svg><title>River</title><text>Flows</text></svg> here.',
  'a comment without an end': 'Before.\n\n<!-- ask Joe\n\nThe council voted.',
  PHP: 'It is <?php echo date("Y"); ?> now. <![CDATA[Cdata words]]>',
  'a telephone link': 'Call [the desk](tel:+17145550100).',
  'a link to a script': 'Do not [press](javascript:alert(1)).',
  'definitions that nobody uses': 'Text.\n\n[Editor]: Ana\n[^2]: Unused note.',
  'words beside a code fence': '```text Breaking news\ncode\n```',
  'a picture in the text': '![Chart](data:image/png;base64,iVBORw0KGgo)',
  'a picture in the text, elsewhere': '![Chart][Chart]\n\n[Chart]: <data:image/png;base64,iVBORw0KGgo>',
  'a photo that is not there': '![Fair](fair.jpg)\n\n<img src="gone.png" alt="Gone">',
  'a footnote': 'Text.[^uno]\n\n[^uno]: Nota con palabras.',
  tildes: 'Open 7~9 p.m., ~20 people, ~~struck~~.',
  'more than 200 KB': `${'Every word counts.\n\n'.repeat(11_000)}The last paragraph.`,
  'a word in parts': 'Un**believ**able, caf&eacute;, AT&amp;T.',
};

test('every word of a post is on its page or is reported with its line', async () => {
  const texts = Object.entries(kinds).map(([kind, body], at) => [
    `kind-${at}.md`,
    `---\ntitle: ${kind}\ndate: 2026-11-20\n---\n\n${body}\n`,
  ]);
  const known = await postsIn(postsFolder(Object.fromEntries(texts)).folder);
  expect([...known.values()].filter(({ good }) => good)).toHaveLength(texts.length);
  const lost = await Promise.all([...known.keys()].map((file) => lostIn(file, known)));
  expect(lost.flat()).toEqual([]);
});

describe('lostWords reports', () => {
  test.each([
    [
      'a script',
      'a\n\n<script>\nlet b\n</script>',
      [':13: the page does not show “let b”: write it as plain text'],
    ],
    [
      'adjacent lines as one problem',
      '<style>\na {}\nb {}\n</style>',
      [':11: the page does not show “a” and more up to line 12: write it as plain text'],
    ],
    ['nothing for a comment', 'a <!-- b --> c', []],
    ['nothing for a link by reference', '[a][one]\n\n[one]: https://x.example/ñ "Title"', []],
    ['nothing for markup', '<p class="note" style="color:red">a</p>', []],
  ])('%s', async (_, markdown, problems) => {
    expect(await lostWords(markdown, 10)).toEqual(problems);
  });
});

test('files that are never read, and post folders outside posts/, are reported', async () => {
  const files = ['city.yaml', 'desk.yml.txt', 'City.YAML', 'news.md', 'LICENSE', 'note.md~', 'fair.jpg'];
  const inside = [
    'posts/2026/a.md',
    'post/b.md',
    'drafts/c.md',
    'faq/d.yaml',
    'posts/e.docx',
    'photos/f.txt',
  ];
  const city = temporaryFolder(Object.fromEntries([...files, ...inside].map((file) => [file, 'Text.'])));
  mkdirSync(path.join(city, 'sample'));
  const known = await postsIn(path.join(city, 'posts'));
  const name = path.basename(city);
  const reported = problemsOf(known).map((problem) => problem.replaceAll(`${name}/`, '~/'));
  expect(reported.map((problem) => problem.replace(/: posts belong.*/, ''))).toEqual([
    'posts/2026: is a folder, whose files are not read: move its posts to posts/',
    'posts/e.docx: is no post: save it as plain text, and let its name end in .md',
    '~/City.YAML: is not read: rename it to city.yaml',
    '~/desk.yml.txt: is not read: rename it to desk.yaml',
    '~/drafts: is not read: move its posts to posts/',
    '~/fair.jpg: is not read',
    '~/news.md: is not read',
    '~/post: is not read: move its posts to posts/',
  ]);
  // A public report omits the names of unread files, because they may be drafts.
  expect(problemsOf(known, () => true)).toHaveLength(2);
});
