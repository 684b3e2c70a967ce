const HOST = /^https?:\/\/(?:www\.)?([^/:?#]+)/i;

/** "news.paper.example" and "paper"; none of what is no web address. */
export function hostNames(address: string): string[] {
  const host = HOST.exec(address)?.[1];
  return host ? [host, host.split('.').at(-2) ?? host] : [];
}
