import { expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { frameHosts } from '@/lib/pages/embeds/frame-hosts';
import { anaheim } from '../../../anaheim';

const video = (src: string): City => ({
  ...anaheim,
  frontBlocks: { ...anaheim.frontBlocks, video: { ...anaheim.frontBlocks.video, src } },
});

const always = ['https://www.openstreetmap.org', 'https://www.youtube-nocookie.com'];

test('the video’s host, the map’s and that of the videos of posts', () => {
  expect(frameHosts(video('https://video.example/embed/1'))).toEqual(['https://video.example', ...always]);
});

test('the form service, where there is one, and shared documents, each host once', () => {
  const city: City = {
    ...video('https://video.example/embed/1'),
    contact: { ...anaheim.contact, formUrl: 'https://forms.example:8443/f?c={category}' },
    partners: ['a', 'b'].map((id) => ({ id, title: id, about: id, sharedFile: id })),
  };
  expect(frameHosts(city).slice(3)).toEqual(['https://forms.example:8443', 'https://drive.google.com']);
});

test.each(['http://video.example/1', 'javascript:alert(1)', 'data:text/html,x', 'nothing'])(
  '%s is framed nowhere',
  (src) => {
    expect(frameHosts(video(src))).toEqual(always);
  },
);
