import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { cityFiles, productFiles } from '@/scripts/pack/packed-files';
import { temporaryFolder, writeFiles } from '../../../temporary/folder';

const cities = temporaryFolder();

function write(...names: string[]): void {
  for (const name of names) writeFiles(cities, { [name]: 'text' });
}

const NEEDED = [
  'city.yaml',
  'documents/plan.pdf',
  'faq/water.yaml',
  'photos/a.JPG',
  'posts/draft.md',
  'posts/out.md',
];
const UNWANTED = [
  '.env',
  '.city.yaml.swp',
  'desk.yaml~',
  '#desk.yaml#',
  '~desk.yaml',
  'desk.yaml.bak',
  'posts/.draft.md',
];
const OTHERS = ['.git/config', 'notes.docx', 'id_rsa', 'dump.sql', 'posts/later.md~'];

test('the package has what a city needs; other files, symbolic links and unpublished posts are listed as left out', () => {
  write(...[...NEEDED, ...UNWANTED, ...OTHERS].map((name) => `boulder/${name}`));
  for (const name of ['link.yaml', 'posts/environ.md', 'linked'])
    symlinkSync(name === 'linked' ? '/etc' : '/etc/hostname', path.join(cities, 'boulder', name));
  const { files, leftOut } = cityFiles(cities, 'boulder', (post) => post === 'boulder/posts/out.md');
  const inCity = (names: string[]) => names.map((name) => `boulder/${name}`).sort();
  expect(files.sort()).toEqual(inCity(NEEDED.filter((name) => name !== 'posts/draft.md')));
  const links = ['link.yaml', 'posts/environ.md', 'linked'];
  const others = OTHERS.map((name) => name.replace('.git/config', '.git'));
  expect(leftOut.sort()).toEqual(inCity([...UNWANTED, ...others, ...links, 'posts/draft.md']));
});

test('the package has nothing from a city whose folder is a symbolic link', () => {
  write('real/city.yaml');
  symlinkSync('real', path.join(cities, 'linked-city'));
  expect(cityFiles(cities, 'linked-city', () => true)).toEqual({ files: [], leftOut: ['linked-city'] });
});

const product = new Set(productFiles('.'));

test('the package has every tracked file that the server, its tools and its systemd units read', () => {
  const data = ['lib/cities/defaults', 'lib/cities/defaults-es', 'lib/cities/packs', 'lib/radio/station'];
  const places = [...data, 'public', 'deploy', 'scripts/doctor', 'scripts/new-city'];
  const tracked = execFileSync('git', ['ls-files', '--', ...places], { encoding: 'utf8' });
  const needed = tracked.split('\n').filter((name) => name && !/\.tsx?$|dockerignore$/.test(name));
  expect(needed.filter((name) => !product.has(name))).toEqual([]);
});

test('the package has only the two hidden files that are allowed, and no bundled city', () => {
  const hidden = [...product].filter((name) => /(^|\/)\./.test(name));
  expect(hidden.sort()).toEqual(['.env.example', 'public/.well-known/gpc.json']);
  expect([...product].filter((name) => name.startsWith('lib/cities/anaheim'))).toEqual([]);
});
