import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Returns a made-up place name that no other city has. */
function nameOf(number: number): string {
  const letters = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return `Town${letters}`;
}

export function hostOf(number: number): string {
  return `city${number}.example`;
}

/** Returns a city's feeds. Four neighboring towns share a regional feed, like towns of one county. */
export function feedsOf(number: number): string[] {
  const own = ['news', 'council', 'schools'].map((name) => `https://${name}${number}.example/feed`);
  return [...own, `https://county${Math.floor(number / 4)}.example/feed`];
}

function cityText(number: number): string {
  const feeds = feedsOf(number).map((url) => `    - { url: '${url}', covers: town }`);
  return `name: ${nameOf(number)}
region: US-CO
latitude: 40
longitude: -105
timeZone: America/Denver
email: editor@${hostOf(number)}
hosts: [${hostOf(number)}]
packs: [us/national]
feeds:
  local-news:
${feeds.join('\n')}
`;
}

/** Creates a folder with `count` minimal cities. Returns its path. */
export function makeCities(count: number): string {
  const root = mkdtempSync(path.join(tmpdir(), 'network-'));
  for (let number = 0; number < count; number++) {
    const folder = path.join(root, `city${number}`);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'city.yaml'), cityText(number));
  }
  return root;
}
