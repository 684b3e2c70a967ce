import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readLabeled } from '@/scripts/train/read-labeled';
import { temporaryFolder } from '../../../temporary/folder';
import { anaheim } from '../../anaheim';

const folder = temporaryFolder();

const [feed] = anaheim.feeds['local-news'];
const [other] = anaheim.feeds.business;
const save = (name: string, ...rows: readonly object[]) =>
  writeFileSync(path.join(folder, name), rows.map((row) => JSON.stringify(row)).join('\n'));
const captured = (outlet: string, name: string, title: string) => ({
  outlet,
  link: `https://paper.example/local/${name}`,
  title,
  date: '2026-05-01T12:00:00Z',
  categories: ['News & more'],
  body: '<p>Officials said so.</p>',
});

save(
  'items.jsonl',
  captured('paper', 'rates', 'Council raises rates in Anaheim'),
  captured('paper', 'soup', 'A soup for May'),
  captured('paper', 'unread', 'Nobody labeled this'),
  captured('elsewhere', 'far', 'No feed has this'),
);
save(
  'labels.jsonl',
  { link: 'https://paper.example/local/rates', kind: 'civic', leadable: 'maybe' },
  { link: 'https://paper.example/local/soup', kind: 'feature', leadable: 'no' },
  { link: 'https://paper.example/local/far', kind: 'feature', leadable: 'no' },
);
const desks = ['paper'];
save('outlets.json', { addresses: { [feed?.url ?? '']: { desks }, [other?.url ?? '']: { desks } } });

test('readLabeled returns each labeled item once, as if it had come from one of the city’s feeds', () => {
  const items = readLabeled(folder, anaheim);
  expect(items.map(({ kind, leads, place, publisher }) => [kind, leads, place, publisher])).toEqual([
    ['news', 'yes', ['place town', 'place town ours'], 'paper.example'],
    ['feature', 'no', ['place county guessed', 'place county guessed ours'], 'paper.example'],
  ]);
  const evidence = ['t council', 'about council', 'in local', 'label news & more', 'section local-news'];
  expect(items[0]?.evidence).toEqual(expect.arrayContaining(evidence));
});
