import { beforeEach, describe, expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { technicalFiles } from '@/lib/outbound/addresses';
import { llmReply, llmText, writeLlm } from '@/lib/outbound/crawlers/llm';
import { thisCity } from '../../../this-city';
import { down, entries, playBlog } from '../../blog/make-blog';
import { serveCitiesOf, smallest, writeCity } from '../../city/read/write-city';

await serveCitiesOf(writeCity({ 'city.yaml': smallest }));
const answers = playBlog();
beforeEach(() => {
  answers.list = () => ok(entries(['a-post']));
});

/** Returns the lines of llm.txt under a heading. */
async function under(heading: string): Promise<string[]> {
  const part =
    (await llmText(thisCity())).split('\n## ').find((block) => block.startsWith(`${heading}\n`)) ?? '';
  return part.split('\n').filter((line) => line.startsWith('- '));
}

describe('llmText', () => {
  test('begins with a description of the city', async () => {
    const { siteTitle, description, name, state, email } = thisCity();
    const text = await llmText(thisCity());
    const begin = `# ${siteTitle}\n\n> ${description}\n\n${siteTitle} is a local news site`;
    expect(text.slice(0, begin.length)).toBe(begin);
    expect(text).toContain(`for ${name}, ${state}. Section pages list headlines from other publishers.`);
    expect(text).toContain(`Corrections and questions: ${email}.`);
  });

  test('lists the city’s sections', async () => {
    const note = thisCity().sections['local-news'].sentence;
    expect(await under('Sections')).toEqual([
      `- [Local News](http://localhost:3000/news/local-news): ${note}`,
    ]);
  });

  test('lists legal pages and technical files last, under Optional', async () => {
    const lines = await under('Optional');
    expect(lines.at(-1)).toContain(`http://localhost:3000${technicalFiles(thisCity()).at(-1)?.path}`);
    expect(lines.join('\n')).toContain('http://localhost:3000/terms');
    expect((await under('Pages')).join('\n')).toContain('http://localhost:3000/blog');
  });

  test('is sent with a header that keeps it out of search engines', async () => {
    expect((await llmReply(thisCity(), '/llm.txt', new Date())).headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe('the posts in llm.txt', () => {
  test('are linked by title', async () => {
    expect(await under('Posts')).toEqual(['- [a-post](http://localhost:3000/blog/a-post)']);
  });

  test('are limited to 200', async () => {
    answers.list = () => ok(entries(Array.from({ length: 210 }, (_, at) => `post-${at}`)));
    expect(await under('Posts')).toHaveLength(200);
  });

  test('are left out while the posts cannot be read', async () => {
    answers.list = () => down(503);
    expect(await llmText(thisCity())).not.toContain('## Posts');
  });
});

describe('writeLlm', () => {
  const base = { name: 'City News', summary: 'News of the city.', about: ['Whose it is.'] };

  test('writes a heading, a summary, paragraphs and non-empty lists', () => {
    const Pages = [{ name: 'Home', path: '/', note: 'the front page' }];
    expect(writeLlm(thisCity(), { ...base, lists: { Pages, Posts: [] } })).toBe(
      '# City News\n\n> News of the city.\n\nWhose it is.\n\n## Pages\n\n- [Home](http://localhost:3000/): the front page\n',
    );
  });

  test.each([
    ['brackets', 'a](https://evil.example) [b', '[a\\](https://evil.example) \\[b]'],
    ['line breaks', 'a\n## Optional\nb', '[a ## Optional b]'],
  ])('escapes a title with %s so that all of it is the link’s text', (_, name, link) => {
    const text = writeLlm(thisCity(), { ...base, lists: { Posts: [{ name, path: '/x(y)' }] } });
    expect(text).toContain(`\n- ${link}(http://localhost:3000/x%28y%29)\n`);
  });
});
