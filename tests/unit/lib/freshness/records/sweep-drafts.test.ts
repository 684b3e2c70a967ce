import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sweepDrafts } from '@/lib/freshness/records/sweep-drafts';

const now = Date.parse('2026-11-21T12:00:00Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sweep-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, ageSeconds: number): void {
  const place = path.join(folder, name);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, 'half of a co');
  const time = (now - ageSeconds * 1000) / 1000;
  utimesSync(place, time, time);
}

test('what a killed write left is removed, in folders below too; copies stay', async () => {
  file('a.json', 600);
  file('a.json.1234.tmp', 600);
  file('host/lists/b.json.5678.tmp', 600);
  expect(await sweepDrafts(folder, now)).toBe(2);
  expect(readdirSync(folder)).toEqual(['a.json', 'host']);
});

test.each([
  [60, 0],
  [61, 1],
])('of drafts that are %i seconds old %i are removed', async (age, removed) => {
  file('a.json.1234.tmp', age);
  expect(await sweepDrafts(folder, now)).toBe(removed);
});

test('a draft of the last minute may be another instance’s and stays', async () => {
  file('a.json.1234.tmp', 5);
  expect(await sweepDrafts(folder, now)).toBe(0);
});

test('a draft from the future lost its writer when the clock was set back', async () => {
  file('a.json.1234.tmp', -86_400);
  expect(await sweepDrafts(folder, now)).toBe(1);
});

test('a folder that is not there has none', async () => {
  expect(await sweepDrafts(path.join(folder, 'nowhere'), now)).toBe(0);
});
