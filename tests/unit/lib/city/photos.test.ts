import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { photoFile } from '@/lib/city/photos';
import { temporaryFolder } from '../../../temporary/folder';
import { folderWith, pictureIn } from '../pictures/photos/photo-city';

const jpeg = await pictureIn('jpeg');
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1');
const folder = folderWith({
  'fair.jpg': jpeg,
  'Fair.jpg': jpeg,
  'Fair 2026 (1).JPG': jpeg,
  'cafe\u0301.png': await pictureIn('png'),
  'IMG_2041.HEIC': heic,
  'named.jpg': 'a text',
  'map.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'huge.jpg': Buffer.concat([jpeg, Buffer.alloc(60 * 1024 * 1024)]),
  '.hidden.jpg': jpeg,
});
const outside = temporaryFolder({ 'secret.jpg': jpeg });
writeFileSync(path.join(folder, 'city.jpg'), jpeg);
mkdirSync(path.join(folder, 'photos/deep'));
symlinkSync(path.join(outside, 'secret.jpg'), path.join(folder, 'photos/linked-out.jpg'));
symlinkSync('fair.jpg', path.join(folder, 'photos/linked-in.jpg'));

const found = async (name: string) => {
  const file = await photoFile(folder, name);
  return file.ok ? file.value.name : file.failure.detail;
};

test.each([
  ['fair.jpg', 'fair.jpg'],
  ['Fair.jpg', 'Fair.jpg'],
  ['FAIR.JPG', expect.stringMatching(/^fair\.jpg$/i)],
  ['fair 2026 (1).jpg', 'Fair 2026 (1).JPG'],
  ['photos/fair.jpg', 'fair.jpg'],
  ['../photos/fair.jpg', 'fair.jpg'],
  ['/photos/fair.jpg', 'fair.jpg'],
  ['caf\u00e9.png', 'cafe\u0301.png'],
  ['linked-in.jpg', 'linked-in.jpg'],
])('the name %s finds a photo, exactly or ignoring case', async (written, name) => {
  expect(await found(written)).toEqual(name);
});

test.each([
  ['fare.jpg', 'photos/ has no fare.jpg'],
  ['../city.jpg', 'photos/ has no ../city.jpg'],
  ['photos/../city.jpg', 'photos/ has no ../city.jpg'],
  ['deep/../fair.jpg', 'photos/ has no deep/../fair.jpg'],
  ['..', 'photos/ has no ..'],
  ['/etc/passwd', 'photos/ has no /etc/passwd'],
  ['fair.jpg\0', 'photos/ has no fair.jpg\0'],
  ['', 'photos/ has no '],
  ['.hidden.jpg', 'photos/ has no .hidden.jpg'],
  ['deep', 'photos/deep is a folder, not a file'],
  ['linked-out.jpg', 'photos/linked-out.jpg is a link that leads out of the folder'],
  ['IMG_2041.heic', 'photos/IMG_2041.HEIC is HEIC, which cannot be read: save it as JPEG'],
  ['named.jpg', 'photos/named.jpg is no JPEG, PNG, WebP, AVIF or GIF'],
  ['map.svg', 'photos/map.svg is no JPEG, PNG, WebP, AVIF or GIF'],
  ['huge.jpg', 'photos/huge.jpg is larger than 60 MB: save it smaller'],
])('the photo name %j is rejected with a reason', async (written, why) => {
  expect(await found(written)).toBe(why);
});

test('a city without a photos folder has no photo', async () => {
  const none = await photoFile(temporaryFolder(), 'fair.jpg');
  expect(none).toMatchObject({ ok: false, failure: { detail: 'photos/ has no fair.jpg' } });
});

test('a photos folder that is a symbolic link to an outside folder is ignored', async () => {
  const elsewhere = folderWith({ 'fair.jpg': await pictureIn('jpeg') });
  const city = temporaryFolder();
  symlinkSync(path.join(elsewhere, 'photos'), path.join(city, 'photos'));
  expect((await photoFile(city, 'fair.jpg')).ok).toBe(false);
});
