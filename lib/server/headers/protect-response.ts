import { type PolicyFacts, pagePolicy, permissionsPolicy } from './page-policy';
import { isFrameworkDetail, responseHeaders, type SiteHeaders } from './response-headers';

type Headers = Record<string, string>;

export type SiteFacts = Omit<PolicyFacts, 'inlineScripts'>;

export type Protection = {
  protect: (path: string, headers: Headers) => Headers;
};

/** Set by lib/server/scripts/page-scripts.mjs when the framework loads the page cache. */
function inlineScriptHash(): string | undefined {
  return (globalThis as { [key: symbol]: string | undefined })[Symbol.for('local-news.inline-script-hash')];
}

function policyOfPages(site: SiteFacts): () => string {
  let known: string | undefined;
  return () => {
    const inlineScripts = inlineScriptHash();
    if (!inlineScripts) return pagePolicy({ ...site, inlineScripts });
    known ??= pagePolicy({ ...site, inlineScripts });
    return known;
  };
}

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
      // The framework's script reads these with its data.
      const own = Object.entries(headers).filter(
        ([name]) => type === 'text/x-component' || !isFrameworkDetail(name),
      );
      return { ...Object.fromEntries(lower), ...Object.fromEntries(own) };
    },
  };
}
