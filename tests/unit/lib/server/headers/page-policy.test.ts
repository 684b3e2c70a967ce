import { describe, expect, test } from '@jest/globals';
import {
  documentPolicy,
  filePolicy,
  type PolicyFacts,
  pagePolicy,
  permissionsPolicy,
} from '@/lib/server/headers/page-policy';

const site: PolicyFacts = {
  frameHosts: ['https://maps.example'],
  secure: true,
  ownDocuments: true,
  inlineScripts: "'sha256-abc='",
};

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.split(' ')[0] === name)
    ?.slice(name.length + 1);

describe('the policy of a page', () => {
  test('allows nothing that it does not name', () => {
    expect(directive(pagePolicy(site), 'default-src')).toBe("'none'");
  });

  test.each(['style-src', 'img-src', 'font-src', 'media-src', 'connect-src', 'manifest-src', 'form-action'])(
    '%s is this site alone',
    (name) => {
      expect(directive(pagePolicy(site), name)).toBe("'self'");
    },
  );

  test('scripts are files of this site, and inline ones by name', () => {
    expect(directive(pagePolicy(site), 'script-src')).toBe("'self' 'sha256-abc='");
  });

  test('frames are ours and the listed hosts', () => {
    expect(directive(pagePolicy(site), 'frame-src')).toBe("'self' https://maps.example");
  });

  test('a site without documents of its own embeds no object', () => {
    expect(directive(pagePolicy({ ...site, ownDocuments: false }), 'object-src')).toBe("'none'");
  });

  test('a site without https is not sent to where nobody answers', () => {
    expect(pagePolicy({ ...site, secure: false })).not.toContain('upgrade-insecure-requests');
    expect(pagePolicy(site)).toMatch(/; upgrade-insecure-requests$/);
  });

  test.each(["'unsafe-inline'", "'unsafe-eval'", '*', 'data:', 'blob:', 'https: '])(
    'never says %s',
    (word) => {
      expect(pagePolicy(site)).not.toContain(word);
    },
  );
});

test('a file loads nothing, and nobody holds it', () => {
  expect(filePolicy()).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test('a document is held by nobody but us, and runs nothing', () => {
  expect(directive(documentPolicy(), 'frame-ancestors')).toBe("'self'");
  expect(directive(documentPolicy(), 'default-src')).toBe("'none'");
  expect(documentPolicy()).not.toContain('script-src');
});

describe('the powers of the browser', () => {
  const powers = permissionsPolicy(['https://video.example']).split(', ');

  test('that only spy are off', () => {
    expect(powers).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'browsing-topics=()']));
  });

  test('that play something are the page’s and its frames’', () => {
    expect(powers).toContain('fullscreen=(self "https://video.example")');
  });

  test('are named once each', () => {
    const names = powers.map((power) => power.split('=')[0]);
    expect(new Set(names).size).toBe(names.length);
  });
});
