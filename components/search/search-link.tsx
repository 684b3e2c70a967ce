import { MenuLink } from '@/components/islands/site-link';
import { SearchIcon } from '@/components/ui/icons';

/** The way to the search, at the right of the masthead: the glass, with its name beside it where there is room. */
export function SearchLink() {
  return (
    <MenuLink href="/search" className="search-link text-menu font-semibold">
      <SearchIcon />
      <span className="max-lg:sr-only">Search</span>
    </MenuLink>
  );
}
