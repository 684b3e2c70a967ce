import { inlineScript } from '@/lib/server/scripts/inline-script';

/** The site's own script, for pages that the server sends as Next.js renders them. */
export function InlineScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the site's own, and the page's policy names its hash.
  return <script dangerouslySetInnerHTML={{ __html: inlineScript }} />;
}
