import { writeRss } from '../make-feed';
import { type Fault, type Faults, numberOption, type Outcomes, type Reply, type Scene } from './fault';

function redirect(location: string | undefined, status = 302): Reply {
  return { status, headers: location === undefined ? {} : { Location: location } };
}

const refused: readonly Outcomes[] = ['address-refused', 'redirect-refused'];

/** A redirect to the port that nothing may ever reach; `address` has PORT in place of the number. */
function toForbidden(what: string, address: string): Fault {
  return {
    does: `Redirects to the forbidden port by ${what}: ${address}`,
    expect: refused,
    takes: {
      port: 'another port, such as 80, so that a reader has only the host to refuse (the forbidden one)',
    },
    reply: (scene) => {
      const port = numberOption(scene, 'port', scene.forbiddenPort);
      return redirect(address.replace('PORT', String(port)));
    },
  };
}

function chain(scene: Scene, length: number): Reply {
  if (scene.hop >= length) return scene.healthy();
  return redirect(`/${scene.feed}.xml?hop=${scene.hop + 1}`);
}

// Headers are small: two stories are enough to tempt.
function shortFeed(scene: Scene): string {
  return writeRss(scene.feed, scene.stories.slice(0, 2));
}

/** The answer is somewhere else, or claims to be. */
export const redirectFaults = {
  'redirect-loop': {
    does: 'Redirects to itself forever, by two addresses in turn.',
    expect: 'redirect-loop',
    reply: (scene) => redirect(`/${scene.feed}.xml?hop=${scene.hop === 1 ? 2 : 1}`),
  },
  'redirect-chain': {
    does: 'Redirects thirty times, then serves the feed.',
    expect: 'redirect-loop',
    takes: { hops: 'redirects before the feed (30)' },
    reply: (scene) => chain(scene, numberOption(scene, 'hops', 30)),
  },
  'redirect-good': {
    does: 'Answers 301 to /moved/{feed}.xml on the same port, which serves the feed.',
    expect: 'served',
    takes: { status: 'the status, such as 302, 303, 307 or 308 (301)' },
    reply: (scene) => redirect(`/moved/${scene.feed}.xml`, numberOption(scene, 'status', 301)),
  },
  'redirect-no-location': {
    does: 'Answers 302 without a Location header.',
    expect: ['bad-reply', 'http-status', 'redirect-refused'],
    reply: () => redirect(undefined),
  },
  'redirect-bad-location': {
    does: 'Answers 302 to something that is not an address.',
    expect: ['bad-reply', 'redirect-refused', 'address-refused'],
    reply: () => redirect('http://[not:an:address/feed.xml'),
  },
  'redirect-private': toForbidden('the plain loopback address', 'http://127.0.0.1:PORT/feed.xml'),
  'redirect-localhost-name': toForbidden('name', 'http://localhost:PORT/feed.xml'),
  'redirect-127-0-0-2': toForbidden(
    'another address of the loopback block',
    'http://127.0.0.2:PORT/feed.xml',
  ),
  'redirect-ipv6-loopback': toForbidden('IPv6', 'http://[::1]:PORT/feed.xml'),
  'redirect-mapped-ipv6': toForbidden(
    'an IPv4 address mapped into IPv6',
    'http://[::ffff:127.0.0.1]:PORT/feed.xml',
  ),
  'redirect-decimal-ip': toForbidden('one decimal number', 'http://2130706433:PORT/feed.xml'),
  'redirect-hex-ip': toForbidden('one hexadecimal number', 'http://0x7f000001:PORT/feed.xml'),
  'redirect-octal-ip': toForbidden('octal numbers', 'http://0177.0.0.1:PORT/feed.xml'),
  'redirect-short-ip': toForbidden('a shortened address', 'http://127.1:PORT/feed.xml'),
  'redirect-zero-ip': toForbidden('the address of no host', 'http://0.0.0.0:PORT/feed.xml'),
  'redirect-userinfo': toForbidden(
    'a host dressed up as user name',
    'http://example.org@127.0.0.1:PORT/feed.xml',
  ),
  'redirect-no-scheme': toForbidden('an address without scheme', '//127.0.0.1:PORT/feed.xml'),
  'redirect-late': {
    does: 'Redirects once to itself and only then to the forbidden port: every hop must be checked.',
    expect: refused,
    reply: (scene) =>
      scene.hop === 0
        ? redirect(`/${scene.feed}.xml?hop=1`)
        : redirect(`http://127.0.0.1:${scene.forbiddenPort}/feed.xml`),
  },
  'redirect-file': {
    does: 'Redirects to file:///etc/passwd.',
    expect: refused,
    reply: () => redirect('file:///etc/passwd'),
  },
  'redirect-data': {
    does: 'Redirects to a data: address that holds a whole feed.',
    expect: refused,
    reply: (scene) => redirect(`data:application/rss+xml,${encodeURIComponent(shortFeed(scene))}`),
  },
  'redirect-to-html': {
    does: 'Redirects to /moved/{feed}.html on the same port, a page that is not a feed.',
    expect: 'not-a-feed',
    reply: (scene) => redirect(`/moved/${scene.feed}.html`),
  },
} satisfies Faults;
