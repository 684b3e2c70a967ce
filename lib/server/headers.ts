import { createHash } from 'node:crypto';
import { beforePaint } from '@/lib/base/browser/before-paint';

type Headers = Record<string, string>;

/** What the policies of a city's site depend on; `secure`: it is at https. */
export type SiteFacts = {
  frameHosts: readonly string[];
  /** Where forms may be sent besides here. */
  formHosts?: readonly string[];
  secure: boolean;
  ownDocuments: boolean;
};

/** Puts the protective headers around a response; what it says itself stays. */
export type Protection = { protect: (path: string, headers: Headers) => Headers };

const self = "'self'";
const beforePaintHash = `'sha256-${createHash('sha256').update(beforePaint).digest('base64')}'`;
const none = "'none'";
const isDevelopment = process.env.NODE_ENV === 'development';

function written(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

/** The development tools compile in the browser, and show their errors in elements of their own. */
const forTools = {
  'script-src': `${self} 'unsafe-inline' 'unsafe-eval'`,
  'style-src': `${self} 'unsafe-inline'`,
  'img-src': `${self} data: blob:`,
  'worker-src': `${self} blob:`,
};

/** Trusted Types policies: `scripts-on-intent` (components/islands/site/wake.ts) and `default` (lib/base/browser/trusted-types). */
const trustedTypes = {
  'require-trusted-types-for': "'script'",
  'trusted-types': 'scripts-on-intent default',
};

export function pagePolicy(facts: SiteFacts, forDevelopment = false): string {
  const { frameHosts, formHosts = [], ownDocuments, secure } = facts;
  return written({
    'default-src': none,
    'script-src': `${self} ${beforePaintHash}`,
    'style-src': self,
    'img-src': self,
    'font-src': self,
    'media-src': self,
    'connect-src': self,
    'manifest-src': self,
    // Ads and our own documents are framed too.
    'frame-src': [self, ...frameHosts].join(' '),
    'object-src': ownDocuments ? self : none,
    'base-uri': none,
    'form-action': [self, ...formHosts].join(' '),
    'frame-ancestors': none,
    ...(forDevelopment ? forTools : trustedTypes),
    ...(secure && { 'upgrade-insecure-requests': '' }),
  });
}

/** A page's policy that also allows scripts with these hashes or this nonce. */
export function withScripts(policy: string, ...sources: readonly string[]): string {
  return policy.replace(`script-src ${self}`, [`script-src ${self}`, ...sources].join(' '));
}

const fixed = { 'default-src': none, 'base-uri': none, 'form-action': none };
const filePolicy = written({ ...fixed, 'frame-ancestors': none });
/** For our PDF files. Safari applies it to its own viewer, which is a plugin and uses style attributes. */
const documentPolicy = written({
  ...fixed,
  'object-src': self,
  'style-src': "'unsafe-inline'",
  'frame-ancestors': self,
});

const refusedPowers = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid
  identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment
  private-state-token-issuance private-state-token-redemption publickey-credentials-create publickey-credentials-get
  screen-wake-lock serial storage-access usb window-management xr-spatial-tracking`;
/** For videos (lib/pages/embeds.ts) and the page's own radio. */
const powersOfFrames = 'autoplay encrypted-media fullscreen picture-in-picture';

function permissionsPolicy(frameHosts: readonly string[]): string {
  const players = ['self', ...frameHosts.map((host) => `"${host}"`)].join(' ');
  return [
    ...refusedPowers.split(/\s+/).map((power) => `${power}=()`),
    ...powersOfFrames.split(' ').map((power) => `${power}=(${players})`),
  ].join(', ');
}

const shownElsewhere = /^\/(og|icons)\/|^\/(feed-image\.png|favicon\.ico|icon\.svg|apple-icon\.png)$/;

function isFrameworkDetail(name: string): boolean {
  return name.startsWith('x-nextjs-') || name === 'x-powered-by';
}

export function protection(facts: SiteFacts): Protection {
  const ofPages = {
    'content-security-policy': pagePolicy(facts, isDevelopment),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(facts.frameHosts),
  };
  // HSTS only over https, and without subdomains: they are not ours.
  const transport: Headers = facts.secure ? { 'strict-transport-security': 'max-age=63072000' } : {};
  return {
    protect(path, headers) {
      const { 'content-type': type = '' } = headers;
      const isDocument = type === 'application/pdf';
      const isForAll = headers['access-control-allow-origin'] === '*' || shownElsewhere.test(path);
      const ofFile = { 'content-security-policy': isDocument ? documentPolicy : filePolicy };
      // The framework's script reads its details with its data.
      const told = Object.entries(headers).filter(
        ([name]) => type === 'text/x-component' || !isFrameworkDetail(name),
      );
      return {
        ...(type.startsWith('text/html') ? ofPages : ofFile),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': isDocument ? 'SAMEORIGIN' : 'DENY',
        'cross-origin-resource-policy': isForAll ? 'cross-origin' : 'same-origin',
        ...transport,
        ...Object.fromEntries(told),
      };
    },
  };
}
