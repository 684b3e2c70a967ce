import { MenuLink } from '@/components/islands/menu-link';
import { SearchIcon } from '@/components/ui/icons';

export function SearchLink() {
  return (
    <MenuLink href="/search" className="search-link text-menu font-semibold">
      <SearchIcon />
      <span className="max-lg:sr-only">Search</span>
    </MenuLink>
  );
}
