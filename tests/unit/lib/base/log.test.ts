import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { bugFacts, log, setLogLevel, trouble } from '@/lib/base/log';
import { listener } from '../../listener';

let said: string[];

beforeEach(() => {
  said = [];
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  setLogLevel('info');
});

test('a log line has a time, a level, a message and fields', () => {
  log('warn', 'feed does not respond', { source: 'https://news.example/feed', status: 503, waiting: true });
  expect(said).toEqual([
    '2026-11-21T12:00:00.000Z warn feed does not respond source=https://news.example/feed status=503 waiting=true',
  ]);
});

test('undefined fields are left out', () => {
  log('info', 'feed responds again', { status: undefined });
  expect(said).toEqual(['2026-11-21T12:00:00.000Z info feed responds again']);
});

test('a field with several words is quoted', () => {
  log('error', 'copies cannot be stored', { reason: 'the disk is "full"' });
  expect(said[0]).toContain('reason="the disk is \\"full\\""');
});

describe('text from outside', () => {
  test('cannot forge a line', () => {
    log('info', 'no page at /a\n2026 error forged', { path: '/b\r\u2028\u2029forged' });
    expect(said).toHaveLength(1);
    expect(said[0]).not.toMatch(/[\r\n\u2028\u2029]/);
  });

  test('cannot forge a field', () => {
    log('info', '404', { path: '/x level=error' });
    expect(said[0]).toContain('path="/x level=error"');
  });

  test('cannot reverse the line or color the terminal', () => {
    log('info', '404', { path: '/\u202e\u001b[31mx' });
    expect(said[0]).toContain('path="/??[31mx"');
  });

  test('cannot fill the disk', () => {
    log('info', 'x'.repeat(10_000), { path: 'y'.repeat(10_000) });
    expect(said[0]?.length).toBeLessThan(1600);
  });
});

test.each([
  ['info', 3],
  ['warn', 2],
  ['error', 1],
] as const)('at the level %s, %i of three lines are written', (level, left) => {
  setLogLevel(level);
  log('info', 'one');
  log('warn', 'two');
  log('error', 'three');
  expect(said).toHaveLength(left);
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
