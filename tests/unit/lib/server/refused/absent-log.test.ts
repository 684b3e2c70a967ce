import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createAbsentLog } from '@/lib/server/refused/absent-log';

let said: string[];
let absent: (path: string, city?: string) => void;

beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  const tell = createAbsentLog((level, what, facts = {}) =>
    said.push(`${level} ${what} ${JSON.stringify(facts)}`),
  );
  absent = (path, city = 'boulder') => tell(path, city);
});
afterEach(() => {
  jest.useRealTimers();
});

test('an address that is no page is told as an error, with its path and its city', () => {
  absent('/index.php');
  absent('/index.php', 'marfa');
  expect(said).toEqual([
    'error 404: no page there {"path":"/index.php","city":"boulder"}',
    'error 404: no page there {"path":"/index.php","city":"marfa"}',
  ]);
});

test('an email address in it is not told', () => {
  absent('/unsubscribe/maria@paper.example');
  expect(said).toEqual(['error 404: no page there {"path":"/unsubscribe/…@…","city":"boulder"}']);
});

test('of a flood twenty are told by their paths, the rest of the minute as one number', () => {
  for (let time = 0; time < 500; time++) absent(`/${time}`);
  expect(said).toHaveLength(20);
  jest.advanceTimersByTime(60_000);
  expect(said.at(-1)).toBe('error 404: no pages there either {"paths":480,"lastSeconds":60}');
  expect(said).toHaveLength(21);
});

test('the next minute begins anew, and a quiet one says nothing', () => {
  for (let time = 0; time < 21; time++) absent('/a');
  jest.advanceTimersByTime(600_000);
  expect(said).toHaveLength(21);
  absent('/b');
  expect(said.at(-1)).toBe('error 404: no page there {"path":"/b","city":"boulder"}');
  jest.advanceTimersByTime(60_000);
  expect(said).toHaveLength(22);
});
