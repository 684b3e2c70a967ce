import { inlineScript } from '@/lib/server/scripts/inline-script';

/** The site's own script, for pages that the server sends as Next.js renders them. */
export function InlineScript({ nonce }: { nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the site's own.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineScript }} />;
}
