import { expect, test } from '@jest/globals';
import { technicalFiles } from '@/lib/outbound/crawlers/technical-files';

test.each(technicalFiles)('$path is named as its file is, with what it is for', ({ name, path, note }) => {
  expect(path).toBe(`/${name}`);
  expect(note).toMatch(/^(a|an|the|rules) /);
});
