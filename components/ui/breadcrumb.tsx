import { SiteLink } from '@/components/islands/site-link';

type BreadcrumbProps = {
  here: string;
  /** The page between the front page and this one, where there is one. */
  under?: { href: string; name: string };
};

function Step({ href, name }: { href: string; name: string }) {
  return (
    <>
      <li>
        <SiteLink href={href} className="quiet-link touch-link">
          {name}
        </SiteLink>
      </li>
      <li aria-hidden="true">/</li>
    </>
  );
}

/** The trail from the front page to this one. */
export function Breadcrumb({ here, under }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-1 text-small text-ink-3">
      <ol className="flex gap-1.5">
        <Step href="/" name="Home" />
        {under && <Step {...under} />}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
