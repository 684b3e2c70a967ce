import { mailLink } from '@/lib/pages/contact/mail-link';

type MailAddressProps = { email: string; subject: string };

/** An address to write to, as itself, so that it can be read out and copied; the email's subject is set. */
export function MailAddress({ email, subject }: MailAddressProps) {
  const [name, host] = email.split('@');
  return (
    <a href={mailLink(email, subject)} className="text-action min-w-0 shrink md:max-lg:text-[0.8125rem]">
      {name}
      <wbr />@{host}
    </a>
  );
}
