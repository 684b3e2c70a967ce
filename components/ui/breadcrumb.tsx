import { SiteLink } from '@/components/islands/site-link';

type BreadcrumbProps = { here: string };

/** The trail from the front page to this one. */
export function Breadcrumb({ here }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-1 text-small text-ink-3">
      <ol className="flex gap-1.5">
        <li>
          <SiteLink href="/" className="quiet-link touch-link">
            Home
          </SiteLink>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
