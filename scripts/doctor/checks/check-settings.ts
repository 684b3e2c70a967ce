import type { Settings } from '@/lib/settings/settings';
import type { Finding } from '../finding';

function good(subject: string, found: string): Finding {
  return { area: 'settings', subject, state: 'good', found };
}

function note(subject: string, found: string, todo: string): Finding {
  return { area: 'settings', subject, state: 'note', found, todo };
}

function origin({ siteUrl, feeds }: Settings): Finding {
  if (!/\/\/(localhost|127\.|\[::1\])/.test(siteUrl)) return good('SITE_URL', siteUrl);
  const found = `${siteUrl}, this machine only`;
  if (feeds.kind === 'sample') return good('SITE_URL', found);
  return note(
    'SITE_URL',
    found,
    'Set it to the public origin: sources are told of it, and links are made from it.',
  );
}

function edition({ feeds }: Settings): Finding {
  if (feeds.kind === 'live') return good('FEEDS', 'the live edition');
  if (feeds.kind === 'template') return good('FEEDS', feeds.template);
  return note(
    'FEEDS',
    'the sample edition: pages of headlines and events ask search engines not to list them',
    'FEEDS=live shows the day’s news.',
  );
}

function signingKey({ signingKey: key }: Settings): Finding {
  if (key) return good('SIGNING_KEY', 'set');
  const todo = 'Set it, the same everywhere, where several instances run (openssl rand -hex 32).';
  return note('SIGNING_KEY', 'not set: made at the first start and kept beside the cache', todo);
}

export function checkSettings(settings: Settings): Finding[] {
  return [
    good('CITY', settings.city ?? 'none: each city is served at its hosts'),
    origin(settings),
    edition(settings),
    signingKey(settings),
  ];
}
