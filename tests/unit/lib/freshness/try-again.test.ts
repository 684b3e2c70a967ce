import { describe, expect, test } from '@jest/globals';
import type { Failure, FailureReason } from '@/lib/base/outcome';
import { mayRetryAtOnce, withRetries } from '@/lib/freshness/try-again';

/** Tries a source that answers with these in turn, undefined for well; and what happened, in order. */
async function tried(answers: readonly (FailureReason | undefined)[], isHeard = true) {
  const events: string[] = [];
  let tries = 0;
  const tryOnce = async (): Promise<Failure | undefined> => {
    const reason = answers[tries++];
    events.push(`try ${tries}`);
    return reason && { reason, detail: `of try ${tries}` };
  };
  const result = await withRetries(tryOnce, (failure) => failure, {
    sleep: async (ms) => void events.push(`sleep ${ms}`),
    ...(isHeard && { onFailedTry: ({ detail }: Failure) => void events.push(`failed ${detail}`) }),
  });
  return { events, result };
}

test('a first try that goes well is the only one', async () => {
  expect(await tried([undefined])).toEqual({ events: ['try 1'], result: undefined });
});

test('a failure that may pass is told at once, and tried again after a second', async () => {
  expect(await tried(['timeout', undefined])).toEqual({
    events: ['try 1', 'failed of try 1', 'sleep 1000', 'try 2'],
    result: undefined,
  });
});

test('after three more tries the last failure is the result', async () => {
  const { events, result } = await tried(['timeout', 'reset', 'dns', 'refused', undefined]);
  expect(events.filter((event) => !event.startsWith('failed'))).toEqual([
    ...['try 1', 'sleep 1000', 'try 2', 'sleep 2000', 'try 3', 'sleep 4000', 'try 4'],
  ]);
  expect(result).toEqual({ reason: 'refused', detail: 'of try 4' });
});

test('a failure that does not pass is told, and not tried again, also when it comes later', async () => {
  const { events, result } = await tried(['not-a-feed', undefined]);
  expect(events).toEqual(['try 1', 'failed of try 1']);
  expect(result).toMatchObject({ reason: 'not-a-feed' });
  const later = await tried(['timeout', 'not-a-feed', undefined]);
  expect(later.result).toMatchObject({ reason: 'not-a-feed' });
});

test('nobody needs to listen', async () => {
  expect((await tried(['timeout', undefined], false)).events).toEqual(['try 1', 'sleep 1000', 'try 2']);
});

describe('asking again at once', () => {
  const status = (code: number, retryAfterSeconds?: number): Failure => ({
    reason: 'http-status',
    detail: '',
    status: code,
    retryAfterSeconds,
  });

  test.each([408, 500, 502, 503, 504, 520, 522, 524])('may help after status %i', (code) => {
    expect(mayRetryAtOnce(status(code))).toBe(true);
  });

  test.each([400, 401, 403, 404, 405, 406, 407, 409, 410, 418, 451, 501])(
    'cannot help after status %i',
    (code) => {
      expect(mayRetryAtOnce(status(code))).toBe(false);
    },
  );

  test('is not done where the source asks for a wait', () => {
    expect([mayRetryAtOnce(status(429, 60)), mayRetryAtOnce(status(503, 60))]).toEqual([false, false]);
  });
});
