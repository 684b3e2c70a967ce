import { BannerLine } from './banner-line';
import { Dateline } from './dateline';
import { Nameplate } from './nameplate';
import { SiteNav } from './site-nav';

type SiteHeaderProps = {
  /** When the news was last brought in. */
  updatedAt?: Date;
};

/** The masthead, the same on every page. */
export function SiteHeader({ updatedAt }: SiteHeaderProps) {
  return (
    <header>
      <BannerLine />
      <div className="masthead sheet">
        <Nameplate />
        <Dateline updatedAt={updatedAt} />
        <SiteNav />
      </div>
    </header>
  );
}
