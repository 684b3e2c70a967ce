import { BannerLine } from './banner-line';
import { Dateline } from './dateline';
import { EditionLine } from './edition-line';
import { Nameplate } from './nameplate';
import { SiteNav } from './site-nav';

/** The masthead, the same on every page. */
export function SiteHeader() {
  return (
    <header>
      <BannerLine />
      <div className="masthead sheet">
        <Nameplate />
        <Dateline />
        <SiteNav />
        <EditionLine />
      </div>
    </header>
  );
}
