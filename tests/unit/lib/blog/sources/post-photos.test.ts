import '../../../open-cities';
import { expect, test } from '@jest/globals';
import { readPostFile } from '@/lib/blog/sources/post-file';
import { withPhotos } from '@/lib/blog/sources/post-photos';
import { photoAt } from '@/lib/pictures/address/signed-address';
import { signingKey } from '@/lib/pictures/address/signing-key';
import { findPhoto } from '@/lib/pictures/photos/find-photo';
import { folderWith, pictureIn } from '../../pictures/photos/photo-city';

const jpeg = await pictureIn('jpeg', 300, 200);
const folder = folderWith({ 'fair.jpg': jpeg, 'Fair 2026 (1).JPG': jpeg });

/** Reads a post with these lines of front matter and this text. */
async function read(lines: readonly string[], body = 'The text.') {
  const text = ['---', 'title: A', 'date: 2026-11-25', ...lines, '---', '', body, ''].join('\n');
  const place = { domain: 'news.example', zone: 'America/Los_Angeles' };
  const file = { name: 'posts/a.md', text };
  const byName = (name: string) => findPhoto(name, { key: 'boulder', folder });
  return withPhotos(readPostFile(file.name, text, place), file, byName);
}

const ofFair = {
  width: 300,
  height: 200,
  address: expect.stringMatching(/^photo:\/\/boulder\/.+\/fair\.jpg$/),
};

test('the `picture` key gives a post its photo, with a credit and alternative text', async () => {
  const { post, problems } = await read(['picture: fair.jpg', 'alt: A Ferris wheel', 'credit: Ann Bell']);
  expect(post?.photo).toEqual({ ...ofFair, alt: 'A Ferris wheel', credit: 'Ann Bell' });
  expect(problems).toEqual([]);
});

test.each([
  ['Photo by Ann Bell', 'Ann Bell'],
  ['Photo: Ann Bell', 'Ann Bell'],
  ['photograph by Ann Bell', 'Ann Bell'],
  ['Courtesy of the city', 'Courtesy of the city'],
  ['Photo Club of Anaheim', 'Photo Club of Anaheim'],
])('the credit %j is read as %s', async (credit, whose) => {
  const { post } = await read(['picture: fair.jpg', 'alt: A wheel', `credit: '${credit}'`]);
  expect(post?.photo?.credit).toBe(whose);
});

test.each([
  [['picture: fair.jpg'], 'posts/a.md:4: fair.jpg has no alt text: write alt: and what it shows'],
  [['picture: fare.jpg', 'alt: A'], 'posts/a.md:4: photos/ has no fare.jpg'],
  [['alt: A', 'picture: palms-noon'], 'posts/a.md:5: no drawing is called palms-noon'],
])('a post with %j appears without a photo, and the reason is reported', async (lines, problem) => {
  const { post, problems } = await read(lines);
  expect([post?.metaTitle, post?.photo]).toEqual(['A', undefined]);
  expect(problems).toEqual([problem]);
});

test('a drawing needs no alternative text', async () => {
  const drawn = await read(['picture: palms-dusk']);
  expect(drawn).toMatchObject({ post: { picture: 'palms-dusk' }, problems: [] });
});

test.each([
  '![A fair](fair.jpg)',
  '![A fair](photos/fair.jpg "In May")',
  '![A fair](../photos/FAIR.jpg)',
  '![A fair](Fair 2026 (1).JPG)',
  '![A fair](<Fair 2026 (1).JPG>)',
  '![A fair](Fair%202026%20(1).JPG)',
])('withPhotos replaces the file name in %s with the photo’s address', async (image) => {
  const { post, problems } = await read([], `Before ${image} after.`);
  const [, address = ''] = /^Before !\[A fair\]\((\S+)(?: "In May")?\) after\.$/.exec(post?.blog ?? '') ?? [];
  expect(photoAt(address, signingKey())).toMatchObject({ width: 300, height: 200 });
  expect(problems).toEqual([]);
});

test.each([
  '![a](https://cdn.example/a.jpg)',
  '![a](/tiles/palms-day.svg)',
  '![](//cdn.example/a.jpg)',
  '[fair](fair.jpg)',
])('withPhotos leaves %s unchanged', async (text) => {
  expect(await read([], text)).toMatchObject({ post: { blog: text }, problems: [] });
});

test('withPhotos drops an image that cannot be shown, and reports it with its line', async () => {
  const text = 'One ![](fair.jpg)\n\nTwo ![a](fare.jpg) ![a](file:///etc/passwd)';
  const { post, problems } = await read([], text);
  expect(post?.blog).toBe('One \n\nTwo  ');
  expect(problems).toEqual([
    'posts/a.md:6: fair.jpg has no alt text: write ![what it shows](fair.jpg)',
    'posts/a.md:8: photos/ has no fare.jpg',
    'posts/a.md:8: photos/ has no file:///etc/passwd',
  ]);
});

test('withPhotos treats an HTML image like a Markdown image', async () => {
  const { post, problems } = await read([], '<p><img width="9" src="fair.jpg" alt="A wheel"></p>');
  expect(post?.blog).toMatch(/^<p><img width="9" src="\/pictures\/[^"]+" alt="A wheel"><\/p>$/);
  expect(problems).toEqual([]);
});

test.each([
  ['<img src="gone.jpg" alt="A">', 'photos/ has no gone.jpg'],
  ["<img src='fair.jpg'>", 'fair.jpg has no alt text: write ![what it shows](fair.jpg)'],
  ['![A](data:image/png;base64,AAAA)', 'a picture written into the text is left out: save it in photos/'],
])('withPhotos drops %s and reports it with its line', async (image, problem) => {
  const { post, problems } = await read([], `One.\n\nTwo ${image} three.`);
  expect([post?.blog, problems]).toEqual(['One.\n\nTwo  three.', [`posts/a.md:8: ${problem}`]]);
});
