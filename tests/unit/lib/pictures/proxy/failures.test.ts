import { expect, test } from '@jest/globals';
import type { FailureReason } from '@/lib/base/outcome';
import { pictureFailures } from '@/lib/pictures/proxy/failures';

const minute = 60_000;
const [one, other] = ['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg'];

function memory() {
  const told: string[] = [];
  const clock = { now: 1_000_000 };
  const failures = pictureFailures(
    () => clock.now,
    (host, { reason }) => told.push(`${host} ${reason}`),
  );
  const fails = (address: string, reason: FailureReason) =>
    failures.remember(address, { reason, detail: '' });
  return { failures, fails, clock, told };
}

test('a failed picture is not asked for again for ten minutes', () => {
  const { failures, fails, clock } = memory();
  fails(one, 'not-a-picture');
  clock.now += 10 * minute - 1;
  expect(failures.known(one)?.reason).toBe('not-a-picture');
  clock.now += 1;
  expect(failures.known(one)).toBeUndefined();
});

test('a picture that is wrong says nothing of its neighbors', () => {
  const { failures, fails } = memory();
  fails(one, 'not-a-picture');
  expect(failures.known(other)).toBeUndefined();
});

test.each<FailureReason>(['dns', 'refused', 'tls'])('a host with %s is left alone for a minute', (reason) => {
  const { failures, fails, clock } = memory();
  fails(one, reason);
  clock.now += minute - 1;
  expect(failures.known(other)?.reason).toBe(reason);
  clock.now += 1;
  expect(failures.known(other)).toBeUndefined();
  expect(failures.known(one)?.reason).toBe(reason);
});

test('one slow picture does not take the host’s other pictures away', () => {
  const { failures, fails } = memory();
  fails(one, 'timeout');
  fails(one, 'timeout');
  expect([failures.known(one)?.reason, failures.known(other)]).toEqual(['timeout', undefined]);
});

test('a host where two pictures in a row time out is left alone for a minute', () => {
  const { failures, fails, clock } = memory();
  fails(one, 'timeout');
  fails(other, 'timeout');
  const third = 'https://cdn.example/3.jpg';
  expect(failures.known(third)?.reason).toBe('timeout');
  clock.now += minute;
  expect(failures.known(third)).toBeUndefined();
});

test('a picture that came in between shows that the host answers', () => {
  const { failures, fails } = memory();
  fails(one, 'timeout');
  failures.came('https://cdn.example/3.jpg');
  fails(other, 'timeout');
  expect(failures.known('https://cdn.example/4.jpg')).toBeUndefined();
});

test('a host is told once in ten minutes, however many of its pictures fail', () => {
  const { fails, clock, told } = memory();
  fails(one, 'http-status');
  fails(other, 'http-status');
  expect(told).toEqual(['cdn.example http-status']);
  clock.now += 10 * minute;
  fails(other, 'dns');
  expect(told).toEqual(['cdn.example http-status', 'cdn.example dns']);
});

test('that we are busy is not held against a picture', () => {
  const { failures, fails, told } = memory();
  fails(one, 'busy');
  expect(failures.known(one)).toBeUndefined();
  expect(told).toEqual([]);
});
