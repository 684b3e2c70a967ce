import { MenuLink } from '@/components/islands/site-link';
import { SearchLink } from '@/components/search/search-link';
import { SectionsMenu } from './sections-menu';
import { headerLinks } from './site-links';

/** The menus of the site: All Sections, and beside it the links of the header; on a phone all of them in one. */
export function SiteNav() {
  return (
    <nav aria-label="Main" className="site-nav">
      <SectionsMenu />
      <ul className="header-links">
        {headerLinks.map(({ name, href }) => (
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
