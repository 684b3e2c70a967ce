/** What the page's own scripts may put where the browser would run it (lib/server/headers/page-policy.ts). */
type Rules = { createHTML: (text: string) => string; createScriptURL: (address: string) => string };

type WithTrustedTypes = {
  trustedTypes?: { defaultPolicy: object | null; createPolicy: (name: string, rules: Rules) => object };
};

function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return !text.includes('<');
  } catch {
    return false;
  }
}

/**
 * HTML for an element: React's empty script element, and structured data, which is JSON without any markup. Everything
 * else throws a TypeError: no code of ours writes HTML in the browser.
 */
export function harmlessHtml(text: string): string {
  if (text === '<script></script>' || isData(text)) return text;
  throw new TypeError('no HTML is written here');
}

/** Address of a script: a file of the framework's own, on this site. Throws a TypeError for any other. */
export function ownScript(address: string, base: string): string {
  const url = new URL(address, base);
  if (url.origin === new URL(base).origin && url.pathname.startsWith('/_next/static/')) return address;
  throw new TypeError('no script of this site');
}

/** Sets the rules for browsers that know Trusted Types; others ignore them, as they ignore the policy's demand. */
export function allowPlainDataOnly(): void {
  const { trustedTypes } = window as WithTrustedTypes;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: harmlessHtml,
    createScriptURL: (address) => ownScript(address, window.location.href),
  });
}
