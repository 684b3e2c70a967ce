import { MenuLink } from '@/components/islands/menu-link';
import { SearchLink } from '@/components/search/search-link';
import { SectionsMenu } from './sections-menu';
import { headerLinks } from './site-links';

export function SiteNav() {
  return (
    <nav aria-label="Main" className="site-nav">
      <SectionsMenu />
      <ul className="header-links">
        {headerLinks().map(({ name, href }) => (
          <li key={href}>
            <MenuLink href={href} className="header-link text-menu aria-[current]:font-semibold">
              <span className="header-label" data-label={name}>
                {name}
              </span>
            </MenuLink>
          </li>
        ))}
      </ul>
      <SearchLink />
    </nav>
  );
}
