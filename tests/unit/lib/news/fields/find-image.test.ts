import { describe, expect, test } from '@jest/globals';
import { feedIn, rssOf } from '../rows/fixture';

function imageIn(html: string): string | undefined {
  const item = `<item><title>A</title><link>https://paper.example/1</link><description><![CDATA[${html}]]></description></item>`;
  return feedIn(rssOf(item)).items[0]?.image;
}

describe('quirk 40: a picture in the body is one of the story', () => {
  test.each([
    ['width="50" height="50"', true],
    ['width="49" height="400"', false],
    ['width="400" height="49"', false],
    ['width="50"', true],
    ['height="49"', false],
    ['', true],
  ])('with %s: %s', (size, isTaken) => {
    const image = imageIn(`<p>Text</p><img src="https://paper.example/a.jpg" ${size}>`);
    expect(image).toBe(isTaken ? 'https://paper.example/a.jpg' : undefined);
  });
});
