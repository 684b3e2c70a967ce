import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { bugFacts, log, setLogLevel, trouble } from '@/lib/base/log';
import { listener } from '../../listener';

let lines: string[];

beforeEach(() => {
  lines = [];
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  setLogLevel('info');
});

test('a log line has a time, a level, a message and the defined fields, quoted if needed', () => {
  log('warn', 'feed fails', {
    source: 'https://news.example/feed',
    status: 503,
    waiting: true,
    tries: undefined,
  });
  log('error', 'copies cannot be stored', { reason: 'the disk is "full"' });
  expect(lines).toEqual([
    '2026-11-21T12:00:00.000Z warn feed fails source=https://news.example/feed status=503 waiting=true',
    '2026-11-21T12:00:00.000Z error copies cannot be stored reason="the disk is \\"full\\""',
  ]);
});

test.each([
  ['forge a line', '/b\r\n\u2028\u2029forged', 'path="/b????forged"'],
  ['forge a field', '/x level=error', 'path="/x level=error"'],
  ['reverse the line or color the terminal', '/\u202e\u001b[31mx', 'path="/??[31mx"'],
])('text from outside cannot %s', (_, path, field) => {
  log('info', '404', { path });
  log('info', path);
  expect(lines[0]).toContain(field);
  expect(lines[1]).not.toMatch(/[\r\n\u2028\u2029\u202e\u001b]/);
});

test('text from outside cannot fill the disk', () => {
  log('info', 'x'.repeat(10_000), { path: 'y'.repeat(10_000) });
  expect(lines[0]?.length).toBeLessThan(1600);
});

test.each([
  ['info', 3],
  ['warn', 2],
  ['error', 1],
] as const)('at the level %s, %i of 3 log lines are written', (level, left) => {
  setLogLevel(level);
  log('info', 'one');
  log('warn', 'two');
  log('error', 'three');
  expect(lines).toHaveLength(left);
});

test('a bug is logged with its stack in one line', () => {
  const { bug } = bugFacts(new Error('our own'));
  expect(bug).toMatch(/^Error: our own at /);
  expect(bug).not.toContain('\n');
});

test('trouble logs the start and the end of each failure once', () => {
  const { log, lines } = listener();
  const { begins, ends } = trouble(log, 'warn', 'it is full', 'it has room');
  ends({ by: 1 });
  for (const step of [begins, begins, ends, ends, begins]) step({ by: 2 });
  expect(lines).toEqual(['warn it is full by=2', 'info it has room by=2', 'warn it is full by=2']);
});
