import { expect, test } from '@jest/globals';
import { yamlLine } from '@/lib/city/read/yaml-lines';

const text = `name: Boulder
feeds:
  local-news:
    - url: https://a.example/
      name: A
    - url: https://b.example/
  sports: [{ url: https://c.example/ }, { url: https://d.example/ }]
place:
  latitude: 40
`;

test.each([
  [['name'], 1],
  [['feeds', 'local-news'], 3],
  [['feeds', 'local-news', 0, 'name'], 5],
  [['feeds', 'local-news', 1, 'url'], 6],
  [['feeds', 'sports', 1, 'url'], 7],
  [['place', 'latitude'], 9],
])('%j stands on line %i', (path, line) => {
  expect(yamlLine(text, path)).toBe(line);
});

test('what is absent is missed where its parent stands', () => {
  expect(yamlLine(text, ['feeds', 'local-news', 1, 'name'])).toBe(6);
  expect(yamlLine(text, ['timeZone'])).toBe(1);
});
