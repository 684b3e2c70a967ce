import { MenuLink } from '@/components/islands/menu-link';
import { Icon } from '@/components/ui/icons';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';

export function SearchLink({ city }: { city: City }) {
  return (
    <MenuLink
      href="/search"
      className="corner-control right-2 text-menu font-semibold md:-mr-[0.8125rem] lg:mr-0 lg:w-auto lg:gap-[0.5625rem] lg:justify-self-end"
    >
      <Icon name="search" />
      <span className="max-lg:sr-only">{messages(city).layout.search}</span>
    </MenuLink>
  );
}
