/** What a page's policies depend on. */
export type PolicyFacts = {
  /** Origins that may be framed, https. */
  frameHosts: readonly string[];
  /** Whether the site is reached by https. */
  secure: boolean;
  /** Whether a page shows PDF files of this site. */
  ownDocuments: boolean;
  /** How the inline scripts of the page are named: a hash or a nonce, in quotes; none where it is not known. */
  inlineScripts: string | undefined;
};

/**
 * The content security policy of a page. Everything comes from this site, inline scripts by name only, frames from
 * the listed hosts only; nothing may frame a page. Script reaches the page's dangerous places only through Trusted
 * Types: `page-waker` of lib/server/scripts and `default` of lib/base/browser/trusted-types.
 */
export function pagePolicy({ inlineScripts, ...site }: PolicyFacts): string {
  const own = "'self'";
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': [own, inlineScripts].filter(Boolean).join(' '),
    'style-src': own,
    'img-src': own,
    'font-src': own,
    'media-src': own,
    'connect-src': own,
    'manifest-src': own,
    // Ads and documents of ours stand in frames too.
    'frame-src': [own, ...site.frameHosts].join(' '),
    'object-src': site.ownDocuments ? own : "'none'",
    'base-uri': "'none'",
    'form-action': own,
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'page-waker default',
    ...(site.secure && { 'upgrade-insecure-requests': '' }),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

/** The policy of everything that is no page: it loads and runs nothing, and no page may hold it. */
export function filePolicy(): string {
  return "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
}

/**
 * The policy of a document (PDF) that our own pages show. Safari holds its own viewer to it: the document is a plugin
 * of itself there, and the viewer lays itself out by style attributes. There is no markup of anybody in a document.
 */
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

/** What a video in a frame may ask for (lib/pages/embeds/embed-kinds.ts); the page itself plays the radio. */
const forFrames = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** The powers of the browser that a page has: none but those that play something, for itself and its listed frames. */
export function permissionsPolicy(frameHosts: readonly string[]): string {
  const players = ['self', ...frameHosts.map((host) => `"${host}"`)].join(' ');
  return [
    ...refused.map((power) => `${power}=()`),
    ...forFrames.map((power) => `${power}=(${players})`),
  ].join(', ');
}
