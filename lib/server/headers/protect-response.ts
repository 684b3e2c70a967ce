import { inlineScriptHash } from '@/lib/server/scripts/deferred-scripts';
import { type PolicyFacts, pagePolicy, permissionsPolicy } from './page-policy';
import { isFrameworkDetail, responseHeaders, type SiteHeaders } from './response-headers';

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
