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
    <a href={href} className="text-action">
      {name}&nbsp;<span aria-hidden="true">→</span>
    </a>
  );
}
