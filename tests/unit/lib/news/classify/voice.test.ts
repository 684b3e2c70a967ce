import { describe, expect, test } from '@jest/globals';
import { storyKind } from '@/lib/news/classify/story-kind';
import { voiceOf } from '@/lib/news/classify/voice';
import { item } from '../make-item';

const url = 'https://city.example/feed';

describe('the voice of an item', () => {
  test.each([
    'Mayor Ana Diaz',
    'Mayor Pro Tem Sam Ito',
    'City Manager Sam Ito Jr.',
    'Councilmember Jane Roe',
    'Police Chief Jane Roe',
    'Alcaldesa Ana Díaz',
  ])('is the government’s if the author is %s, and the item is then an opinion', (name) => {
    expect(voiceOf(item({ credits: [name] }), { url })).toBe('government');
    expect(storyKind(item({ title: 'A year of progress', author: name }))).toBe('opinion');
  });

  test.each(['Maria Lopez', 'Supervisor of elections', 'Mayra Council'])(
    'is the press’s for the author “%s”',
    (name) => {
      expect(voiceOf(item({ author: name }), { url })).toBeUndefined();
    },
  );

  test('is the source’s if the item names no author', () => {
    expect(voiceOf(item(), { url, voice: 'company' })).toBe('company');
    expect(voiceOf(item(), { url, voice: 'press' })).toBeUndefined();
  });
});

describe('a story by the government', () => {
  const kindOf = (title: string) =>
    storyKind(item({ title, description: '' }), { feedKey: 'local-news', voice: 'government' });

  test.each([
    'Council votes to raise water rates',
    'Katella Avenue closed after a water main break',
    'County orders residents to evacuate',
    'Boil-water notice for west side',
    'Emergency shelter opens as rain arrives',
    'Man dies in crash on Ball Road',
    'El concejo aprueba el presupuesto de la ciudad',
    'Cierran la avenida Katella por una fuga',
  ])('is news if its title is “%s”', (title) => {
    expect(kindOf(title)).not.toBe('service');
  });

  test.each([
    'City named most business-friendly in the county',
    'City budget workshop on Tuesday',
    'County launches survey of residents on taxes',
    'Police department to hold a job fair for officers',
  ])('is not news if its title is “%s”', (title) => {
    expect(['news', 'hard']).not.toContain(kindOf(title));
  });
});

test.each([
  ['company', 'Utility cuts jobs as prices rise', 'service'],
  ['company', 'Two workers killed in plant explosion', 'service'],
  ['community', 'Council votes to raise water rates', 'service'],
  ['community', 'Two people killed in crash, police say', 'hard'],
] as const)('a story with the voice %s, titled “%s”, is classified as %s', (voice, title, kind) => {
  expect(storyKind(item({ title, description: '' }), { feedKey: 'local-news', voice })).toBe(kind);
});
