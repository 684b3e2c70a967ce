import { expect, test } from '@jest/globals';
import { stem } from '@/lib/news/clusters/words/stem';

test.each([
  ['cut cuts cutting', 'cut'],
  ['vote votes voted voting', 'vot'],
  ['story stories', 'stori'],
  ['evacuate evacuates evacuated evacuating', 'evacuat'],
  ['church churches', 'church'],
  ['gas', 'gas'],
  ['bus', 'bus'],
  ['congress', 'congress'],
  ['used', 'used'],
  ['aged', 'aged'],
  ['added adding', 'ad'],
  ['acted acts acting', 'act'],
  ['string', 'string'],
  ['boxes', 'box'],
  ['ties', 'ty'],
  ['red', 'red'],
  ['king', 'king'],
  ['2026', '2026'],
])('%s: one stem', (words, expected) => {
  for (const word of words.split(' ')) expect(stem(word)).toBe(expected);
});
