import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { CityStore } from '@/lib/city/read/city-store';
import { smallest, writeCities } from './write-city';

const root = writeCities({ boulder: smallest, marfa: smallest });
const network = path.join(root, 'desk.yaml');
const own = path.join(root, 'marfa/desk.yaml');
writeFileSync(own, 'hide: [{ source: KTLA, reason: Of Marfa }]\n');
const store = await CityStore.open(root);
const reasons = (key: string) => store.city(key)?.desk?.hide.map(({ reason }) => reason);

let second = 1;
async function edit(text: string): Promise<string[]> {
  writeFileSync(network, text);
  utimesSync(network, second, second);
  second += 1;
  return await store.refresh();
}

test('the entries of the network’s desk.yaml are added to each city’s own, and the file is read again when it changes', async () => {
  expect([reasons('boulder'), reasons('marfa')]).toEqual([[], ['Of Marfa']]);
  expect(await edit('hide: [{ words: fire, reason: Of all }]\n')).toEqual(['boulder', 'marfa']);
  expect([reasons('boulder'), reasons('marfa')]).toEqual([['Of all'], ['Of Marfa', 'Of all']]);
  expect(await store.refresh()).toEqual([]);
});

test('a mistake in an entry of the network’s desk.yaml drops only that entry; invalid YAML leaves the last state in effect; both are reported once', async () => {
  await edit('hide:\n  - { words: fire, reason: Of all }\n  - { words: fire, wrds: fire, reason: B }\n');
  expect(store.networkProblems()).toEqual([
    expect.stringMatching(/^desk\.yaml:3: no such key: wrds; it does not hide$/),
  ]);
  expect(store.problems().size).toBe(0);
  await edit('hide: [');
  expect(store.networkProblems()).toEqual([expect.stringMatching(/^desk\.yaml:1: /)]);
  expect(reasons('boulder')).toEqual(['Of all']);
});

test('if the network has no desk.yaml, each city has only its own entries', async () => {
  rmSync(network);
  await store.refresh();
  expect([reasons('boulder'), reasons('marfa')]).toEqual([[], ['Of Marfa']]);
});
