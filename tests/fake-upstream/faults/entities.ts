import { element } from '../make-feed';
import { type Fault, type Faults, type Outcomes, okReply, rssWith, type Scene } from './fault';

// The rest of the feed may come through, as long as nothing is read, asked for or blown up.
const leftAlone: readonly Outcomes[] = ['dangerous-xml', 'malformed', 'served'];

/** The feed under a DOCTYPE, with `title` (ready XML) as title of its first item. */
function withDoctype(scene: Scene, doctype: string, title: string): string {
  const whole = rssWith(scene, (fields, number) => (number === 1 ? { ...fields, title } : fields));
  return whole.replace('?>\n', () => `?>\n${doctype}\n`);
}

function declares(
  does: string,
  expect: Fault['expect'],
  subset: string | ((scene: Scene) => string),
  title: string,
): Fault {
  return {
    does,
    expect,
    reply: (scene) => {
      const inner = typeof subset === 'string' ? subset : subset(scene);
      return okReply(withDoctype(scene, `<!DOCTYPE rss [\n${inner}\n]>`, title));
    },
  };
}

const laughs = Array.from({ length: 9 }, (_, level) => {
  const ten = `&lol${level || ''};`.repeat(10);
  return `<!ENTITY lol${level + 1} "${ten}">`;
});

const forbidden = (scene: Scene, path: string) => `http://127.0.0.1:${scene.forbiddenPort}/${path}`;

/** Entities, declared or external: a parser that obeys them runs out of memory or reads what it must not. */
export const entityFaults = {
  'entity-bomb': declares(
    'Serves a feed whose title is an entity that expands to a billion laughs.',
    'dangerous-xml',
    `<!ENTITY lol "lol">\n${laughs.join('\n')}`,
    '&lol9;',
  ),
  'quadratic-entities': declares(
    'Serves a feed whose title repeats one entity of 50,000 characters 50,000 times.',
    'dangerous-xml',
    `<!ENTITY a "${'a'.repeat(50_000)}">`,
    '&a;'.repeat(50_000),
  ),
  'recursive-entities': declares(
    'Serves a feed whose title is an entity that leads back to itself.',
    ['dangerous-xml', 'malformed'],
    '<!ENTITY a "&b;">\n<!ENTITY b "&a;">',
    '&a;',
  ),
  'many-entities': declares(
    'Serves a feed that declares 100,000 entities.',
    'dangerous-xml',
    Array.from({ length: 100_000 }, (_, i) => `<!ENTITY e${i} "x">`).join('\n'),
    'Title &e1; &e99999;',
  ),
  'numeric-refs': {
    does: 'Serves a feed whose first title is 800,000 numeric character references.',
    expect: leftAlone,
    reply: (scene) => okReply(withDoctype(scene, '', '&#65;'.repeat(800_000))),
  },
  'xxe-file': declares(
    'Serves a feed whose title is the file /etc/passwd as an external entity.',
    leftAlone,
    '<!ENTITY xxe SYSTEM "file:///etc/passwd">',
    'Stolen: &xxe;',
  ),
  'xxe-http': declares(
    'Serves a feed whose title is an external entity at the forbidden port.',
    leftAlone,
    (scene) => `<!ENTITY xxe SYSTEM "${forbidden(scene, 'xxe.txt')}">`,
    'Stolen: &xxe;',
  ),
  'xxe-parameter': declares(
    'Serves a feed whose DOCTYPE pulls in a parameter entity from the forbidden port.',
    leftAlone,
    (scene) => `<!ENTITY % outside SYSTEM "${forbidden(scene, 'outside.dtd')}">\n%outside;`,
    'Title',
  ),
  'external-dtd': {
    does: 'Serves a feed whose DOCTYPE is at the forbidden port.',
    expect: leftAlone,
    reply: (scene) =>
      okReply(withDoctype(scene, `<!DOCTYPE rss SYSTEM "${forbidden(scene, 'rss.dtd')}">`, 'Title')),
  },
  xinclude: {
    does: 'Serves a feed whose first title includes /etc/passwd and the forbidden port by XInclude.',
    expect: leftAlone,
    reply: (scene) => {
      const include = (href: string) =>
        element(`xi:include xmlns:xi="http://www.w3.org/2001/XInclude" parse="text" href="${href}"`, '');
      return okReply(
        withDoctype(scene, '', include('file:///etc/passwd') + include(forbidden(scene, 'xi.txt'))),
      );
    },
  },
} satisfies Faults;
