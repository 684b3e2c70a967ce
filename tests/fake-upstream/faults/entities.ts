import { element } from '../make-feed';
import { type Fault, type Faults, type Outcomes, rssWith, type Scene, sends } from './fault';

// A parser may accept the rest of the feed, but must not load, request or expand anything.
const leftAlone: readonly Outcomes[] = ['dangerous-xml', 'malformed', 'served'];

/** Returns the feed with a DOCTYPE, and with `title` (XML) as the first item's title. */
function withDoctype(scene: Scene, doctype: string, title: string): string {
  const whole = rssWith(scene, (fields, number) => (number === 1 ? { ...fields, title } : fields));
  return whole.replace('?>\n', () => `?>\n${doctype}\n`);
}

function declares(
  expect: Fault['expect'],
  subset: string | ((scene: Scene) => string),
  title: string,
): Fault {
  return sends(expect, (scene) => {
    const inner = typeof subset === 'string' ? subset : subset(scene);
    return withDoctype(scene, `<!DOCTYPE rss [\n${inner}\n]>`, title);
  });
}

const laughs = Array.from({ length: 9 }, (_, level) => {
  const ten = `&lol${level || ''};`.repeat(10);
  return `<!ENTITY lol${level + 1} "${ten}">`;
});
const many = Array.from({ length: 100_000 }, (_, i) => `<!ENTITY e${i} "x">`).join('\n');

const forbidden = (scene: Scene, path: string) => `http://127.0.0.1:${scene.forbiddenPort}/${path}`;
const include = (href: string) =>
  element(`xi:include xmlns:xi="http://www.w3.org/2001/XInclude" parse="text" href="${href}"`, '');

/** Faults with declared or external entities. A parser that expands them runs out of memory or reads private files. */
export const entityFaults = {
  // The "billion laughs" attack.
  'entity-bomb': declares('dangerous-xml', `<!ENTITY lol "lol">\n${laughs.join('\n')}`, '&lol9;'),
  // An entity of 50,000 characters, used 50,000 times.
  'quadratic-entities': declares(
    'dangerous-xml',
    `<!ENTITY a "${'a'.repeat(50_000)}">`,
    '&a;'.repeat(50_000),
  ),
  'recursive-entities': declares(
    ['dangerous-xml', 'malformed'],
    '<!ENTITY a "&b;">\n<!ENTITY b "&a;">',
    '&a;',
  ),
  'many-entities': declares('dangerous-xml', many, 'Title &e1; &e99999;'),
  'numeric-refs': sends(leftAlone, (scene) => withDoctype(scene, '', '&#65;'.repeat(800_000))),
  'xxe-file': declares(leftAlone, '<!ENTITY xxe SYSTEM "file:///etc/passwd">', 'Stolen: &xxe;'),
  'xxe-http': declares(
    leftAlone,
    (scene) => `<!ENTITY xxe SYSTEM "${forbidden(scene, 'xxe.txt')}">`,
    'Stolen: &xxe;',
  ),
  'xxe-parameter': declares(
    leftAlone,
    (scene) => `<!ENTITY % outside SYSTEM "${forbidden(scene, 'outside.dtd')}">\n%outside;`,
    'Title',
  ),
  'external-dtd': sends(leftAlone, (scene) =>
    withDoctype(scene, `<!DOCTYPE rss SYSTEM "${forbidden(scene, 'rss.dtd')}">`, 'Title'),
  ),
  xinclude: sends(leftAlone, (scene) =>
    withDoctype(scene, '', include('file:///etc/passwd') + include(forbidden(scene, 'xi.txt'))),
  ),
} satisfies Faults;
