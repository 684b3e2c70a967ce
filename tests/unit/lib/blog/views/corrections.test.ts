import { beforeEach, expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { allCorrections } from '@/lib/blog/views/corrections';
import { thisCity } from '../../../this-city';
import { serveCitiesOf, smallest, writeCity } from '../../city/read/write-city';
import { down, playBlog, post } from '../make-blog';

await serveCitiesOf(
  writeCity({
    'city.yaml': smallest,
    'desk.yaml': `corrections:
  - { link: https://www.paper.example/a, date: 2026-11-21, text: Our excerpt named the wrong street. }
  - { link: /faq, date: 2026-11-24, text: An answer had an old fee. }
  - { link: /blog/old-name, date: 2026-11-20, text: A caption named the wrong park. }
  - { link: /blog/waits, date: 2026-11-19, text: A post is gone. }
  - { link: /faq, date: yesterday, text: A day that is none. }
`,
  }),
);

const day = (date: string) => new Date(`${date}T07:00:00Z`);
const known = { slug: 'a-post', metaTitle: 'A post', formerly: ['old-name'] };

let answers: ReturnType<typeof playBlog>;
beforeEach(() => {
  answers = playBlog();
});

test('allCorrections lists the corrections from posts and from desk.yaml, newest first', async () => {
  const corrections = [{ date: day('2026-11-23'), text: 'We misspelled a name.' }];
  answers.list = () => ok([post({ ...known, corrections })]);
  const excerpt = { href: 'https://www.paper.example/a' };
  const aPost = { href: '/blog/a-post', title: 'A post' };
  expect(await allCorrections(thisCity())).toEqual(
    ok([
      { date: day('2026-11-24'), text: 'An answer had an old fee.', of: { href: '/faq' } },
      { date: day('2026-11-23'), text: 'We misspelled a name.', of: aPost },
      { date: day('2026-11-21'), text: 'Our excerpt named the wrong street.', of: excerpt },
      { date: day('2026-11-20'), text: 'A caption named the wrong park.', of: aPost },
      // This post is not public, so the correction has no link to it.
      { date: day('2026-11-19'), text: 'A post is gone.', of: undefined },
    ]),
  );
});

test('allCorrections fails if the posts cannot be read', async () => {
  answers.list = () => down(503);
  expect(await allCorrections(thisCity())).toEqual(down(503));
});
