import { expect, test } from '@jest/globals';
import { textOf } from './house-files';

const settingsIn = (file: string) =>
  textOf(file)
    .split('\n')
    .filter((line) => /^!?\.env/.test(line));

test('files with settings, which may hold secrets, are neither in git nor in the image', () => {
  expect(settingsIn('.gitignore')).toEqual(['.env*', '!.env.example']);
  expect(settingsIn('deploy/Dockerfile.dockerignore')).toEqual(settingsIn('.gitignore'));
});
