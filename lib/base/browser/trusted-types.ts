import { beforePaint } from '@/lib/base/browser/before-paint';

/** The functions of the site's Trusted Types policy, which lib/server/headers.ts requires. */
type Rules = { createHTML: (text: string) => string; createScriptURL: (address: string) => string };

type WithTrustedTypes = {
  trustedTypes?: { defaultPolicy: object | null; createPolicy: (name: string, rules: Rules) => object };
};

/** Strings that React may write as HTML. The page's inline script does not run when it is written again. */
const PLAIN: readonly string[] = ['', '<script></script>', beforePaint];

function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return !text.includes('<');
  } catch {
    return false;
  }
}

/**
 * Returns the text if it is one of the allowed strings, or JSON without markup; otherwise throws a TypeError.
 */
export function harmlessHtml(text: string): string {
  if (PLAIN.includes(text) || isData(text)) return text;
  throw new TypeError('no HTML is written here');
}

/** Returns the address of one of Next.js's own script files; throws a TypeError for any other. */
export function ownScript(address: string, base: string): string {
  const url = new URL(address, base);
  if (url.origin === new URL(base).origin && url.pathname.startsWith('/_next/static/')) return address;
  throw new TypeError('no script of this site');
}

export function allowPlainDataOnly(): void {
  const { trustedTypes } = window as WithTrustedTypes;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: harmlessHtml,
    createScriptURL: (address) => ownScript(address, window.location.href),
  });
}
