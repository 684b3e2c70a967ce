/** An answer as a value: header names in lower case, the body as it is before any coding. */
export type SiteResponse = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The body as Brotli, where it has been kept so. */
  brotli?: Buffer;
};

/** An answer of ours with a text. */
export function textResponse(status: number, headers: Record<string, string>, text: string): SiteResponse {
  return { status, headers, body: Buffer.from(text) };
}

/** The same answer with more headers; they replace those of the same name. */
export function withHeaders(answer: SiteResponse, more: Record<string, string>): SiteResponse {
  return { ...answer, headers: { ...answer.headers, ...more } };
}

/** The path of an address, without its query. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

const ofNavigations = /^(rsc|next-router-[a-z-]+|next-url)$/i;

/**
 * An answer that varies by nothing that its own address tells already: data for the framework's script have addresses
 * of their own, and what it asks with is taken away where a page is asked for.
 */
export function withPlainVary(answer: SiteResponse): SiteResponse {
  if (answer.headers['content-type']?.startsWith('text/x-component')) return answer;
  const { vary = '', ...headers } = answer.headers;
  const names = vary.split(',').map((name) => name.trim());
  const left = names.filter((name) => name && !ofNavigations.test(name)).join(', ');
  return { ...answer, headers: left ? { ...headers, vary: left } : headers };
}
