import siteScript from '@/components/islands/site/site.js?url';
import { beforePaint } from '@/lib/base/browser/before-paint';

/** The site's own script: a single file for all pages, which next.config.mjs bundles. */
export function SiteScripts() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the site's own. */}
      <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      <script src={siteScript} defer />
    </>
  );
}
