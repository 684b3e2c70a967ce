import { SiteLink } from '@/components/islands/site-link';

/** Says that the headlines are samples, and leads to what that means. */
export function EditionLine() {
  return (
    <SiteLink
      href="/blog/how-this-site-works#sample-edition"
      className="touch-link font-semibold text-accent underline decoration-1 underline-offset-2"
    >
      Sample edition
    </SiteLink>
  );
}
