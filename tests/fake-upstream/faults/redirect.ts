import { writeRss } from '../make-feed';
import { type Fault, type Faults, type Outcomes, type Reply, replies } from './fault';

function redirect(location: string | undefined, status = 302): Reply {
  return { status, headers: location === undefined ? {} : { Location: location } };
}

const refused: readonly Outcomes[] = ['address-refused', 'redirect-refused'];

/**
 * Returns a fault that redirects to a server on the forbidden port, so that a client can refuse only the target's host.
 */
function toForbidden(address: string): Fault {
  return replies(refused, ({ options, forbiddenPort }) =>
    redirect(address.replace('PORT', String(options.port ?? forbiddenPort))),
  );
}

/** Faults with redirects. */
export const redirectFaults = {
  // An endless loop between two of the feed's own addresses.
  'redirect-loop': replies('redirect-loop', ({ feed, hop }) =>
    redirect(`/${feed}.xml?hop=${hop === 1 ? 2 : 1}`),
  ),
  // Thirty redirects, then the feed.
  'redirect-chain': replies('redirect-loop', ({ feed, hop, healthy }) =>
    hop >= 30 ? healthy() : redirect(`/${feed}.xml?hop=${hop + 1}`),
  ),
  'redirect-good': replies('served', ({ feed }) => redirect(`/moved/${feed}.xml`, 301)),
  'redirect-no-location': replies(['bad-reply', 'http-status', 'redirect-refused'], () =>
    redirect(undefined),
  ),
  'redirect-bad-location': replies(['bad-reply', 'redirect-refused', 'address-refused'], () =>
    redirect('http://[not:an:address/feed.xml'),
  ),
  'redirect-private': toForbidden('http://127.0.0.1:PORT/feed.xml'),
  'redirect-localhost-name': toForbidden('http://localhost:PORT/feed.xml'),
  'redirect-127-0-0-2': toForbidden('http://127.0.0.2:PORT/feed.xml'),
  'redirect-ipv6-loopback': toForbidden('http://[::1]:PORT/feed.xml'),
  'redirect-mapped-ipv6': toForbidden('http://[::ffff:127.0.0.1]:PORT/feed.xml'),
  'redirect-decimal-ip': toForbidden('http://2130706433:PORT/feed.xml'),
  'redirect-hex-ip': toForbidden('http://0x7f000001:PORT/feed.xml'),
  'redirect-octal-ip': toForbidden('http://0177.0.0.1:PORT/feed.xml'),
  'redirect-short-ip': toForbidden('http://127.1:PORT/feed.xml'),
  'redirect-zero-ip': toForbidden('http://0.0.0.0:PORT/feed.xml'),
  'redirect-userinfo': toForbidden('http://example.org@127.0.0.1:PORT/feed.xml'),
  'redirect-no-scheme': toForbidden('//127.0.0.1:PORT/feed.xml'),
  // First redirects to itself, then to the forbidden port. Clients must check every hop.
  'redirect-late': replies(refused, ({ feed, hop, forbiddenPort }) =>
    redirect(hop === 0 ? `/${feed}.xml?hop=1` : `http://127.0.0.1:${forbiddenPort}/feed.xml`),
  ),
  'redirect-file': replies(refused, () => redirect('file:///etc/passwd')),
  // Redirects to a data URL with a complete feed. It has only two stories, because headers are limited in size.
  'redirect-data': replies(refused, ({ feed, stories }) =>
    redirect(`data:application/rss+xml,${encodeURIComponent(writeRss(feed, stories.slice(0, 2)))}`),
  ),
  'redirect-to-html': replies('not-a-feed', ({ feed }) => redirect(`/moved/${feed}.html`)),
} satisfies Faults;
