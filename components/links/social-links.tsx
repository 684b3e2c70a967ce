import { OutLink } from '@/components/ui/out-link';
import type { NamedLink } from '@/lib/city/city-type';

type SocialLinksProps = { links: readonly NamedLink[]; className: string };

export function SocialLinks({ links, className }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <OutLink href={href} className="quiet-link inline-block py-1.5 pointer-coarse:py-[0.6875rem]">
            {name}
          </OutLink>
        </li>
      ))}
    </ul>
  );
}
