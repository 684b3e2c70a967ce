import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readCity } from '@/lib/city/read/read-city';
import { readSamples } from '@/lib/city/read/read-samples';
import { smallest, writeCity } from './write-city';

const folderWith = (files: Record<string, string>) =>
  path.join(writeCity({ 'city.yaml': smallest, ...files }), 'boulder');

test('a city without the folder has no sample edition', () => {
  expect(readSamples(folderWith({}))).toEqual({ sections: [], problems: [] });
});

test('each file is a section of the sample edition, in the order of the sections', () => {
  const folder = folderWith({ 'sample/sports.xml': '', 'sample/local-news.xml': '', 'sample/LICENSE': '' });
  expect(readSamples(folder)).toEqual({ sections: ['local-news', 'sports'], problems: [] });
});

test('a file that is no section’s is told by name', () => {
  expect(readCity(folderWith({ 'sample/sport.xml': '' }))).toEqual({
    problems: ['sample/sport.xml: expected the key of a section, as in local-news.xml'],
  });
});
