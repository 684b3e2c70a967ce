import { describe, expect, it } from '@jest/globals';
import { htmlPictures } from '@/lib/base/text/html-pictures';

function addresses(html: string): string[] {
  return htmlPictures(html).map((picture) => picture.address);
}

describe('htmlPictures', () => {
  it.each([
    ['<p>none</p>', []],
    ['<img src="a.jpg">', ['a.jpg']],
    ['<img src="a.jpg"><p><img src="b.jpg"></p>', ['a.jpg', 'b.jpg']],
    ['<img src="a.jpg?x=1&amp;y=2">', ['a.jpg?x=1&y=2']],
    ['<img src="data:x" data-src="lazy.jpg">', ['lazy.jpg']],
    ['<img src="data:x" data-lazy-src="lazy.jpg">', ['lazy.jpg']],
    ['<img srcset="s.jpg 1x, l.jpg 2x">', ['l.jpg']],
    ['<img src="data:image/gif;base64,x">', []],
    ['<img alt="nothing">', []],
    ['<imgx src="a.jpg">', []],
    ['<!-- <img src="a.jpg"> -->', []],
    ['<noscript><img src="a.jpg"></noscript>', ['a.jpg']],
    ['<img srcset="a.jpg 320w, b.jpg 1280w, c.jpg 640w">', ['b.jpg']],
    ['<img srcset="a.jpg 1x, b.jpg 1.5x">', ['b.jpg']],
    [
      '<img srcset="https://x.example/a,b.jpg 100w, https://x.example/c,d.jpg 200w">',
      ['https://x.example/c,d.jpg'],
    ],
    ['<img srcset="">', []],
  ])('finds the pictures in %s', (html, found) => {
    expect(addresses(html)).toEqual(found);
  });

  it('returns the size and class of a picture', () => {
    const [picture] = htmlPictures('<img src="a.jpg" width="600" height="40px" class="wide">');
    expect(picture).toEqual({ address: 'a.jpg', width: 600, height: 40, className: 'wide' });
  });
});
