import { inlineScriptHash } from '@/lib/server/scripts/inline-script';

export type PolicyFacts = {
  frameHosts: readonly string[];
  secure: boolean;
  ownDocuments: boolean;
  /** A hash in quotes. */
  inlineScripts: string;
};

/** Trusted Types policies: `deferred-scripts` (lib/server/scripts) and `default` (lib/base/browser/trusted-types). */
export function pagePolicy({ inlineScripts, ...site }: PolicyFacts): string {
  const own = "'self'";
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': `${own} ${inlineScripts}`,
    'style-src': own,
    'img-src': own,
    'font-src': own,
    'media-src': own,
    'connect-src': own,
    'manifest-src': own,
    // Ads and our own documents are framed too.
    'frame-src': [own, ...site.frameHosts].join(' '),
    'object-src': site.ownDocuments ? own : "'none'",
    'base-uri': "'none'",
    'form-action': own,
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'deferred-scripts default',
    ...(site.secure && { 'upgrade-insecure-requests': '' }),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

export function filePolicy(): string {
  return "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
}

/** For our PDF files. Safari applies it to its own viewer, which is a plugin and uses style attributes. */
export function documentPolicy(): string {
  return "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
}

const refused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** For videos (lib/pages/embeds.ts) and the page's own radio. */
const forFrames = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

export function permissionsPolicy(frameHosts: readonly string[]): string {
  const players = ['self', ...frameHosts.map((host) => `"${host}"`)].join(' ');
  return [
    ...refused.map((power) => `${power}=()`),
    ...forFrames.map((power) => `${power}=(${players})`),
  ].join(', ');
}

export type ResponseFacts = {
  path: string;
  type: string;
  openToAll: boolean;
};

export type SiteHeaders = { pagePolicy: string; permissions: string; secure: boolean };

const shownElsewhere = /^\/(og|icons)\/|^\/(feed-image\.png|favicon\.ico|icon\.svg|apple-icon\.png)$/;
const twoYears = 'max-age=63072000';

/** The protective headers. HSTS only over https, and without subdomains: they are not ours. */
export function responseHeaders(answer: ResponseFacts, site: SiteHeaders): Record<string, string> {
  const everywhere = answer.openToAll || shownElsewhere.test(answer.path);
  const isPage = answer.type.startsWith('text/html');
  const isDocument = answer.type === 'application/pdf';
  const ofFile = isDocument ? documentPolicy() : filePolicy();
  return {
    'Content-Security-Policy': isPage ? site.pagePolicy : ofFile,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': isDocument ? 'SAMEORIGIN' : 'DENY',
    'Cross-Origin-Resource-Policy': everywhere ? 'cross-origin' : 'same-origin',
    ...(isPage && { 'Cross-Origin-Opener-Policy': 'same-origin', 'Permissions-Policy': site.permissions }),
    ...(site.secure && { 'Strict-Transport-Security': twoYears }),
  };
}

export function isFrameworkDetail(name: string): boolean {
  return name.startsWith('x-nextjs-') || name === 'x-powered-by';
}

type Headers = Record<string, string>;

export type SiteFacts = Omit<PolicyFacts, 'inlineScripts'>;

export type Protection = {
  protect: (path: string, headers: Headers) => Headers;
};

export function protection(facts: SiteFacts): Protection {
  const permissions = permissionsPolicy(facts.frameHosts);
  const policy = pagePolicy({ ...facts, inlineScripts: inlineScriptHash });
  const site: SiteHeaders = { pagePolicy: policy, permissions, secure: facts.secure };
  return {
    protect(path, headers) {
      const type = headers['content-type'] ?? '';
      const openToAll = headers['access-control-allow-origin'] === '*';
      const added = Object.entries(responseHeaders({ path, type, openToAll }, site));
      const lower = added.map(([name, value]) => [name.toLowerCase(), value]);
      // The framework's script reads these with its data.
      const own = Object.entries(headers).filter(
        ([name]) => type === 'text/x-component' || !isFrameworkDetail(name),
      );
      return { ...Object.fromEntries(lower), ...Object.fromEntries(own) };
    },
  };
}
