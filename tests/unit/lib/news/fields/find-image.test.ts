import { describe, expect, test } from '@jest/globals';
import { feedIn, rssOf } from '../rows/fixture';

function imageIn(html: string): string | undefined {
  const item = `<item><title>A</title><link>https://paper.example/1</link><description><![CDATA[${html}]]></description></item>`;
  return feedIn(rssOf(item)).items[0]?.image;
}

/** Returns the file name of the picture that is found for an item with these elements. */
function fileOf(elements: string): string | undefined {
  const item = `<item><title>A</title><link>https://paper.example/1</link>${elements}</item>`;
  const feed = rssOf(item).replace('<rss ', '<rss xmlns:media="http://search.yahoo.com/mrss/" ');
  return feedIn(feed).items[0]?.image?.replace('https://paper.example/', '');
}

const content = (file: string, more = '') => `<media:content url="https://paper.example/${file}" ${more}/>`;
const thumbnail = (file: string, more = '') =>
  `<media:thumbnail url="https://paper.example/${file}" ${more}/>`;
const enclosure = (file: string, type: string) =>
  `<enclosure url="https://paper.example/${file}" type="${type}" length="1"/>`;

test.each([
  ['width="100" height="100"', 'width="200" height="100"', 'b.jpg'],
  ['width="200" height="100"', 'width="100" height="100"', 'a.jpg'],
  ['width="100" height="900"', 'width="200" height="400"', 'a.jpg'],
  ['width="100"', 'width="200"', 'b.jpg'],
  ['height="100"', 'height="200"', 'b.jpg'],
  ['width="300"', 'height="200"', 'a.jpg'],
  ['width="399" height="400"', '', 'b.jpg'],
  ['width="401" height="400"', '', 'a.jpg'],
  ['', 'width="401"', 'b.jpg'],
  ['', 'height="401"', 'b.jpg'],
  ['', 'width="399"', 'a.jpg'],
  ['', 'height="399"', 'a.jpg'],
  ['', '', 'a.jpg'],
])('of the pictures a.jpg with %j and b.jpg with %j, %s is used (quirk 14)', (one, other, file) => {
  expect(fileOf(content('a.jpg', one) + content('b.jpg', other))).toBe(file);
  expect(fileOf(thumbnail('a.jpg', one) + thumbnail('b.jpg', other))).toBe(file);
});

describe('a picture', () => {
  test.each([
    ['found if it declares the medium “image”', content('a', 'medium="image"'), 'a'],
    ['ignored if it declares another medium', content('a.jpg', 'medium="video"'), undefined],
    ['found if it declares an image type', content('a', 'type="image/jpeg"'), 'a'],
    ['ignored if it declares another type', content('a.jpg', 'type="video/mp4"'), undefined],
    ['ignored if it is an SVG', content('a', 'type="image/svg+xml"'), undefined],
    ['found if it has a picture’s file extension', content('a.jpg'), 'a.jpg'],
    ['ignored if it has another file extension', content('a.mp4'), undefined],
    ['found if it has no file extension', content('a'), 'a'],
    ['ignored if its query names a video file', content('a.jpg?play=b.mp4'), undefined],
    ['ignored if it has no address', '<media:content medium="image"/>', undefined],
    ['ignored if it is a tracking pixel', content('pixel.gif', 'medium="image"'), undefined],
    [
      'found if its address is the text of a thumbnail element',
      '<media:thumbnail>https://paper.example/t.jpg</media:thumbnail>',
      't.jpg',
    ],
    ['found if it is an enclosure with an image type', enclosure('a', 'image/png'), 'a'],
    ['ignored if it is an enclosure with another type', enclosure('a.jpg', 'audio/mpeg'), undefined],
    ['ignored if it is an SVG enclosure', enclosure('a', 'image/svg+xml'), undefined],
    ['found if it is an enclosure without a type', enclosure('a.jpg', ''), 'a.jpg'],
    ['ignored if it is an enclosure without a type or a file extension', enclosure('a', ''), undefined],
  ])('is %s', (_, elements, file) => {
    expect(fileOf(elements)).toBe(file);
  });

  test('may be an Atom link with rel="enclosure", but not with rel="icon"', () => {
    const entry = (rel: string) =>
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Paper</title><entry><id>1</id><title>A</title><link href="https://paper.example/1"/><link rel="${rel}" type="image/png" href="https://paper.example/a"/></entry></feed>`;
    expect(feedIn(entry('enclosure')).items[0]?.image).toBe('https://paper.example/a');
    expect(feedIn(entry('icon')).items[0]?.image).toBeUndefined();
  });
});

test.each([
  ['width="50" height="50"', true],
  ['width="49" height="400"', false],
  ['width="400" height="49"', false],
  ['width="50"', true],
  ['height="49"', false],
  ['', true],
])(
  'a picture in the body is used unless a side is under 50 px (quirk 40): for “%s”, the result is %s',
  (size, isTaken) => {
    const image = imageIn(`<p>Text</p><img src="https://paper.example/a.jpg" ${size}>`);
    expect(image).toBe(isTaken ? 'https://paper.example/a.jpg' : undefined);
  },
);

describe('pictures that a feed adds to every story (quirk 40)', () => {
  test.each([
    // The tracking pixel in NPR's feeds.
    'https://media.example/include/images/tracking/npr-rss-pixel.png?story=nx-s1-5717011',
    'https://feeds.example/rss-pixel.gif',
    'https://a.example/sd/twitter_icon_large.png',
    'https://a.example/facebook-icon.png',
    'https://paper.example/wp-content/themes/paper/assets/images/feed-placeholder.png',
    'undefined',
    'null',
  ])('are ignored: src="%s"', (address) => {
    expect(imageIn(`<p>Text</p><img src="${address}">`)).toBeUndefined();
  });

  test.each(['google-pixel.png', 'tracking/hurricane.jpg', 'nullarbor.jpg', 'uploads/themes/park.jpg'])(
    'do not include %s',
    (file) => {
      expect(imageIn(`<img src="https://paper.example/${file}">`)).toBe(`https://paper.example/${file}`);
    },
  );
});
