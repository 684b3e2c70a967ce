import siteScript from '@/components/islands/site/site.js?url';
import { beforePaint } from '@/lib/base/browser/before-paint';

/**
 * The site's scripts: an inline script that applies reading options before the first paint, and one file for
 * all pages, bundled by next.config.mjs.
 */
export function SiteScripts() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the site's own. */}
      <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      <script src={siteScript} defer />
    </>
  );
}
