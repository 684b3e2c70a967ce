import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { llmText } from '@/lib/outbound/crawlers/llm-text';

test('llm.txt states what robots.txt rules', async () => {
  const { training } = thisCity().robots;
  const text = await llmText();
  expect(text).toContain(
    training === 'allow'
      ? 'AI policy: Our pages may be used to train AI models.'
      : 'AI policy: Please do not crawl our pages to train AI models. This does not change the Creative Commons license',
  );
});
