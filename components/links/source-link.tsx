import { SiteLink } from '@/components/islands/site-link';
import { OutLink } from '@/components/ui/out-link';
import type { NamedLink } from '@/lib/city/city-type';

export function SourceLink({ name, href }: NamedLink) {
  if (!href.startsWith('/')) {
    return (
      <OutLink href={href} className="text-action">
        {name}
      </OutLink>
    );
  }
  return (
    <SiteLink href={href} className="text-action">
      {name}&nbsp;<span aria-hidden="true">→</span>
    </SiteLink>
  );
}
