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

/** For videos (lib/pages/embeds/embed-kinds.ts) and the page's own radio. */
const forFrames = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

export function permissionsPolicy(frameHosts: readonly string[]): string {
  const players = ['self', ...frameHosts.map((host) => `"${host}"`)].join(' ');
  return [
    ...refused.map((power) => `${power}=()`),
    ...forFrames.map((power) => `${power}=(${players})`),
  ].join(', ');
}
