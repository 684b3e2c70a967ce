import { BannerLine } from './banner-line';
import { Dateline } from './dateline';
import { Nameplate } from './nameplate';
import { SiteNav } from './site-nav';

type SiteHeaderProps = {
  updatedAt?: Date;
};

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
