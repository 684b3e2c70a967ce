import { expect, test } from '@jest/globals';
import { diskReporter } from '@/lib/freshness/records/disk-reporter';

function reporter() {
  const lines: unknown[][] = [];
  const disk = diskReporter((...line) => void lines.push(line), '/cache');
  return { disk, lines };
}

const error = (code: string) => Object.assign(new Error('what the system says'), { code });

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the quota is used up'],
  ['EROFS', 'the folder is read-only'],
  ['EACCES', 'no permission'],
  ['EPERM', 'no permission'],
  ['ENOTDIR', 'a file stands where the folder should be'],
  ['EEXIST', 'a file stands where the folder should be'],
  ['EIO', 'the disk fails'],
  ['EMFILE', 'too many files are open'],
  ['EODD', 'what the system says'],
])('%s is told as: %s', (code, reason) => {
  const { disk, lines } = reporter();
  disk.failed('write', 'a', error(code));
  expect(lines).toEqual([
    [
      'error',
      'copies cannot be stored; they stay in memory and would not outlive a restart',
      { folder: '/cache', reason, code, first: 'a' },
    ],
  ]);
});

test('one kind of trouble is told once, another too', () => {
  const { disk, lines } = reporter();
  disk.failed('write', 'a', error('ENOSPC'));
  disk.failed('write', 'b', error('ENOSPC'));
  disk.failed('read', 'a', error('ENOSPC'));
  disk.failed('write', 'a', error('EIO'));
  expect(lines.map(([, what]) => what)).toEqual([
    'copies cannot be stored; they stay in memory and would not outlive a restart',
    'stored copies cannot be read; the site goes on without them',
    'copies cannot be stored; they stay in memory and would not outlive a restart',
  ]);
});

test('it is over when the last copy that had failed is written, and its next time is told again', () => {
  const { disk, lines } = reporter();
  for (const key of ['a', 'b']) disk.failed('write', key, error('ENOSPC'));
  disk.did('write', 'a');
  expect(lines).toHaveLength(1);
  disk.did('write', 'b');
  expect(lines.at(-1)).toEqual(['info', 'copies can be stored again', { folder: '/cache' }]);
  disk.failed('write', 'a', error('ENOSPC'));
  expect(lines).toHaveLength(3);
});

test('a write that goes well says nothing where none had failed', () => {
  const { disk, lines } = reporter();
  disk.failed('read', 'a', error('EIO'));
  disk.did('write', 'a');
  expect(lines).toHaveLength(1);
});

test('a copy that is wanted no more is not waited for', () => {
  const { disk, lines } = reporter();
  for (const key of ['a', 'b']) disk.failed('write', key, error('ENOSPC'));
  disk.removed('a');
  disk.did('write', 'b');
  expect(lines.at(-1)).toEqual(['info', 'copies can be stored again', { folder: '/cache' }]);
});

test('the end of trouble with reading is told too, and its next time', () => {
  const { disk, lines } = reporter();
  for (let times = 0; times < 2; times++) {
    disk.failed('read', 'a', error('EIO'));
    disk.did('read', 'a');
  }
  expect(lines.map(([, what]) => what)).toEqual([
    'stored copies cannot be read; the site goes on without them',
    'stored copies can be read again',
    'stored copies cannot be read; the site goes on without them',
    'stored copies can be read again',
  ]);
});

test('a damaged copy is named', () => {
  const { disk, lines } = reporter();
  disk.damaged('https://news.example/feed');
  expect(lines).toEqual([
    [
      'warn',
      'a stored copy is damaged and was passed over',
      { folder: '/cache', source: 'https://news.example/feed' },
    ],
  ]);
});
