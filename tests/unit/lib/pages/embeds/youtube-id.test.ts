import { describe, expect, test } from '@jest/globals';
import { videoFrame, videoPage, youtubeId } from '@/lib/pages/embeds/youtube-id';

const id = 'dQw4w9WgX-_';

describe('requirements section 5: shorts and watch links with an id of 11 characters', () => {
  test.each([
    `https://www.youtube.com/shorts/${id}`,
    `https://youtube.com/shorts/${id}`,
    `https://m.youtube.com/shorts/${id}/`,
    `http://www.youtube.com/shorts/${id}?feature=share`,
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?t=9&v=${id}&list=x`,
  ])('%s', (address) => {
    expect(youtubeId(address)).toBe(id);
  });
});

describe('nothing else', () => {
  test.each([
    ['no address', undefined],
    ['an empty text', ''],
    ['an id alone', id],
    ['an id of 10', 'https://www.youtube.com/shorts/dQw4w9WgX-'],
    ['an id of 12', `https://www.youtube.com/shorts/${id}A`],
    ['a sign that no id has', 'https://www.youtube.com/shorts/dQw4w9WgX.1'],
    ['an encoded quote', 'https://www.youtube.com/watch?v=dQw4w9Wg%22%3E'],
    ['more path behind the id', `https://www.youtube.com/shorts/${id}/x`],
    ['a short link', `https://youtu.be/${id}`],
    ['an embed link', `https://www.youtube.com/embed/${id}`],
    ['another host', `https://example.com/shorts/${id}`],
    ['a host that ends alike', `https://notyoutube.com/shorts/${id}`],
    ['a host that begins alike', `https://youtube.com.example.com/shorts/${id}`],
    ['a user name that looks like the host', `https://youtube.com@example.com/shorts/${id}`],
    ['a port', `https://youtube.com:8443/shorts/${id}`],
    ['another scheme', `javascript://youtube.com/shorts/${id}`],
    ['a list without a video', 'https://www.youtube.com/watch?list=PL1234567890A'],
  ])('%s', (_, address) => {
    expect(youtubeId(address)).toBeUndefined();
  });
});

test.each([
  [`https://m.youtube.com/watch?v=${id}`, `https://www.youtube.com/shorts/${id}`],
  ['https://youtu.be/short', 'https://youtu.be/short'],
  ['javascript:alert(1)', undefined],
  ['no address', undefined],
])('%s can be watched at %s', (address, page) => {
  expect(videoPage(address)).toBe(page);
});

test('a video is framed from the host that sets no cookies', () => {
  expect(videoFrame(id)).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
});
