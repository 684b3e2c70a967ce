/** Header names in lower case; `body` without a content coding. */
export type SiteResponse = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
};

export function textResponse(status: number, headers: Record<string, string>, text: string): SiteResponse {
  return { status, headers, body: Buffer.from(text) };
}

export function withHeaders(answer: SiteResponse, more: Record<string, string>): SiteResponse {
  return { ...answer, headers: { ...answer.headers, ...more } };
}

export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

const ofNavigations = /^(rsc|next-router-[a-z-]+|next-url)$/i;

/** RSC data have addresses of their own, and pages are rendered without the framework's request headers. */
export function withPlainVary(answer: SiteResponse): SiteResponse {
  if (answer.headers['content-type']?.startsWith('text/x-component')) return answer;
  const { vary = '', ...headers } = answer.headers;
  const names = vary.split(',').map((name) => name.trim());
  const left = names.filter((name) => name && !ofNavigations.test(name)).join(', ');
  return { ...answer, headers: left ? { ...headers, vary: left } : headers };
}
