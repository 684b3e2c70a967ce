import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { llmText } from '@/lib/outbound/crawlers/llm-text';

test('llm.txt states what robots.txt rules', async () => {
  const { training } = thisCity().robots;
  const text = await llmText();
  expect(text).toContain(
    `AI policy: our pages ${training === 'allow' ? 'may' : 'may not'} be used to train AI models.`,
  );
});
