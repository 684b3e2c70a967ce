import { mailLink } from '@/lib/pages/contact';

type MailAddressProps = { email: string; subject: string };

/** The address itself as the link's text, so that it can be copied. */
export function MailAddress({ email, subject }: MailAddressProps) {
  const [name, host] = email.split('@');
  return (
    <a href={mailLink(email, subject)} className="text-action min-w-0 shrink md:max-lg:text-[0.8125rem]">
      {name}
      <wbr />@{host}
    </a>
  );
}
