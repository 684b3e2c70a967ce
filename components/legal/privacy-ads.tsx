import { Subheading } from './legal-section';

type AdCompaniesProps = {
  /** Whether an advertising company, and not this site, fills the ad spaces. */
  outside: boolean;
};

export function AdCompanies({ outside }: AdCompaniesProps) {
  return (
    <>
      <Subheading>Advertising</Subheading>
      {outside ? (
        <p>
          Some ad spaces are filled by an advertising company. Its code loads without a click when an ad space
          comes near your screen. It runs in a separate frame that cannot read the page you are on or this
          site’s storage. The company receives your IP address, the name of this site and information about
          your browser, may set its own cookies if your browser allows them, and may choose ads for you. If
          your browser sends the Global Privacy Control signal, we do not load this code.
        </p>
      ) : (
        <p>
          The ads on this site come from our own server. No advertising company receives information about
          your visit unless you follow a link in an ad.
        </p>
      )}
    </>
  );
}
