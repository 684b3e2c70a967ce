import { type PolicyFacts, pagePolicy, permissionsPolicy } from './page-policy';
import { isFrameworkDetail, responseHeaders, type SiteHeaders } from './response-headers';

type Headers = Record<string, string>;

export type SiteFacts = Omit<PolicyFacts, 'inlineScripts'>;

export type Protection = {
  /** The headers of an answer at a path, with the protective ones where it says nothing of them by itself. */
  protect: (path: string, headers: Headers) => Headers;
  /** The policy of the page that is made for each request: its scripts are named by a nonce of their own. */
  policyWith: (inlineScripts: string) => string;
};

/** The name of the waker, which the page cache leaves there when the framework loads it. */
function wakerHash(): string | undefined {
  return (globalThis as { [key: symbol]: string | undefined })[Symbol.for('local-news.waker-hash')];
}

/** The policy of the pages in the cache: the same for all, so that it is put together once. */
function policyOfPages(site: SiteFacts): () => string {
  let known: string | undefined;
  return () => {
    const inlineScripts = wakerHash();
    if (!inlineScripts) return pagePolicy({ ...site, inlineScripts });
    known ??= pagePolicy({ ...site, inlineScripts });
    return known;
  };
}

/** Protective headers for every answer of the site, the framework's own errors too; header names in lower case. */
export function protection(facts: SiteFacts): Protection {
  const permissions = permissionsPolicy(facts.frameHosts);
  const policy = policyOfPages(facts);
  const site = (): SiteHeaders => ({ pagePolicy: policy(), permissions, secure: facts.secure });
  return {
    protect(path, headers) {
      const type = headers['content-type'] ?? '';
      const openToAll = headers['access-control-allow-origin'] === '*';
      const added = Object.entries(responseHeaders({ path, type, openToAll }, site()));
      const lower = added.map(([name, value]) => [name.toLowerCase(), value]);
      // The framework's script reads those of its data.
      const own = Object.entries(headers).filter(
        ([name]) => type === 'text/x-component' || !isFrameworkDetail(name),
      );
      return { ...Object.fromEntries(lower), ...Object.fromEntries(own) };
    },
    policyWith: (inlineScripts) => pagePolicy({ ...facts, inlineScripts }),
  };
}
