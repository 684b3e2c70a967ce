import { createHash } from 'node:crypto';
import { beforePaint } from '@/lib/base/browser/before-paint';

type Headers = Record<string, string>;

/** Facts that a site's policies depend on. `secure`: whether the site uses https. */
type SiteFacts = {
  frameHosts: readonly string[];
  /** Other origins that forms may be sent to. */
  formHosts?: readonly string[];
  secure: boolean;
  ownDocuments: boolean;
};

/** Adds security headers to the headers of a response. If both have a header, the response's own value wins. */
export type Protect = (path: string, headers: Headers) => Headers;

const self = "'self'";
const beforePaintHash = `'sha256-${createHash('sha256').update(beforePaint).digest('base64')}'`;
const none = "'none'";
const isDevelopment = process.env.NODE_ENV === 'development';

function formatDirectives(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

/**
 * Directives for development, because development tools compile in the browser and show errors in their own elements.
 */
const TOOL_DIRECTIVES = {
  'script-src': `${self} 'unsafe-inline' 'unsafe-eval'`,
  'style-src': `${self} 'unsafe-inline'`,
  'img-src': `${self} data: blob:`,
  'worker-src': `${self} blob:`,
};

/**
 * Directives for Trusted Types, with the policies `scripts-on-intent` (components/islands/site/wake.ts) and `default`
 * (lib/base/browser/trusted-types).
 */
const trustedTypes = {
  'require-trusted-types-for': "'script'",
  'trusted-types': 'scripts-on-intent default',
};

export function pagePolicy(facts: SiteFacts, forDevelopment = false): string {
  const { frameHosts, formHosts = [], ownDocuments, secure } = facts;
  return formatDirectives({
    'default-src': none,
    'script-src': `${self} ${beforePaintHash}`,
    'style-src': self,
    'img-src': self,
    'font-src': self,
    'media-src': self,
    'connect-src': self,
    'manifest-src': self,
    // `self` is needed because ads and our own documents are framed too.
    'frame-src': [self, ...frameHosts].join(' '),
    'object-src': ownDocuments ? self : none,
    'base-uri': none,
    'form-action': [self, ...formHosts].join(' '),
    'frame-ancestors': none,
    ...(forDevelopment ? TOOL_DIRECTIVES : trustedTypes),
    ...(secure && { 'upgrade-insecure-requests': '' }),
  });
}

/** Returns a content security policy that also allows scripts with these hashes or this nonce. */
export function withScripts(policy: string, ...sources: readonly string[]): string {
  return policy.replace(`script-src ${self}`, [`script-src ${self}`, ...sources].join(' '));
}

const fixed = { 'default-src': none, 'base-uri': none, 'form-action': none };
const filePolicy = formatDirectives({ ...fixed, 'frame-ancestors': none });
/** Policy of our PDF files. Safari applies it to its PDF viewer, a plugin that uses style attributes. */
const documentPolicy = formatDirectives({
  ...fixed,
  'object-src': self,
  'style-src': "'unsafe-inline'",
  'frame-ancestors': self,
});

const REFUSED_FEATURES = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid
  identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment
  private-state-token-issuance private-state-token-redemption publickey-credentials-create publickey-credentials-get
  screen-wake-lock serial storage-access usb window-management xr-spatial-tracking`;
/** Permissions Policy features that the radio and the video frames (lib/pages/embeds.ts) need. */
const FRAME_FEATURES = 'autoplay encrypted-media fullscreen picture-in-picture';

function permissionsPolicy(frameHosts: readonly string[]): string {
  const players = ['self', ...frameHosts.map((host) => `"${host}"`)].join(' ');
  return [
    ...REFUSED_FEATURES.split(/\s+/).map((feature) => `${feature}=()`),
    ...FRAME_FEATURES.split(' ').map((feature) => `${feature}=(${players})`),
  ].join(', ');
}

const SHOWN_ELSEWHERE = /^\/(og|icons)\/|^\/(feed-image\.png|favicon\.ico|icon\.svg|apple-icon\.png)$/;

function isNextDetail(name: string): boolean {
  return name.startsWith('x-nextjs-') || name === 'x-powered-by';
}

/** Returns the function that adds the security headers of a site. */
export function protection(facts: SiteFacts): Protect {
  const ofPages = {
    'content-security-policy': pagePolicy(facts, isDevelopment),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(facts.frameHosts),
  };
  // HSTS is sent only over https, and without subdomains, because subdomains are not ours.
  const transport: Headers = facts.secure ? { 'strict-transport-security': 'max-age=63072000' } : {};
  return (path, headers) => {
    const { 'content-type': type = '' } = headers;
    const isDocument = type === 'application/pdf';
    const isForAll = headers['access-control-allow-origin'] === '*' || SHOWN_ELSEWHERE.test(path);
    const ofFile = { 'content-security-policy': isDocument ? documentPolicy : filePolicy };
    // Only responses to the Next.js client router keep the headers of Next.js, because the router reads them.
    const own = Object.entries(headers).filter(
      ([name]) => type === 'text/x-component' || !isNextDetail(name),
    );
    return {
      ...(type.startsWith('text/html') ? ofPages : ofFile),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': isDocument ? 'SAMEORIGIN' : 'DENY',
      'cross-origin-resource-policy': isForAll ? 'cross-origin' : 'same-origin',
      ...transport,
      ...Object.fromEntries(own),
    };
  };
}
