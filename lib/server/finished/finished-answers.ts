import { LRUCache } from 'lru-cache';
import type { Answer } from '@/lib/server/answer';
import { bytesOf, type CodedAnswer, codeAnswer } from '@/lib/server/finished/coded-answer';
import { type Life, lifeOf } from '@/lib/server/finished/how-long';
import { pageFreshness } from '@/lib/web/page-freshness.mjs';

type Kept = { answer: CodedAnswer; madeAt: number; life: Life };

export type FinishedAnswers = {
  /** The answer under a key: at once where there is one, or when it is made; one making at a time. */
  get: (key: string) => CodedAnswer | Promise<CodedAnswer>;
};

export type Making = {
  /** Makes the answer of a key; never rejects. */
  make: (key: string) => Promise<Answer>;
  /** When the news last changed, ms. */
  changedAt: () => number;
  now: () => number;
};

const mostBytes = 96 * 1024 * 1024;

function stateOf({ madeAt, life }: Kept, changedAt: number, now: number): 'fresh' | 'stale' | 'gone' {
  const age = now - madeAt;
  if (!life.isOfTheDay) return age >= 0 && age < life.freshMs ? 'fresh' : 'gone';
  const state = pageFreshness({ madeAt, changedAt, now });
  return state === 'fresh' && age >= life.freshMs ? 'stale' : state;
}

/**
 * Answers that are the same for all, finished once and sent many times, in memory and bounded by bytes. A stale one is
 * given at once and made anew behind; one that is gone is waited for by all who ask for it together. An error takes no
 * place: where there is a copy that still counts, that stays.
 */
export function finishedAnswers({ make, changedAt, now }: Making): FinishedAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }) => bytesOf(answer),
  });
  const underWay = new Map<string, Promise<CodedAnswer>>();

  async function finish(key: string): Promise<CodedAnswer> {
    const madeAt = now();
    const made = await make(key);
    const life = lifeOf(key, made);
    const answer = await codeAnswer(made, life?.quality ?? 4, true);
    if (life) kept.set(key, { answer, madeAt, life });
    else if (made.status < 500) kept.delete(key);
    return answer;
  }

  function remake(key: string): Promise<CodedAnswer> {
    const making = underWay.get(key) ?? finish(key).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  return {
    get(key) {
      const found = kept.get(key);
      const state = found ? stateOf(found, changedAt(), now()) : 'gone';
      if (!found || state === 'gone') return remake(key);
      if (state === 'stale') void remake(key);
      return found.answer;
    },
  };
}
