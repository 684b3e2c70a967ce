import { DeskForm, useDesk } from '@/components/desk/desk-frame';

function PasskeyForm({ kind, token, label }: { kind: 'sign-in' | 'join'; token?: string; label: string }) {
  const { core } = useDesk().texts;
  return (
    <form method="post" data-passkey={kind} data-token={token}>
      <noscript>
        <p className="note">{core.needsScript}</p>
      </noscript>
      <p role="alert" className="wrong" hidden>
        {core.signInFailed}
      </p>
      <button type="submit" className="main" hidden>
        {label}
      </button>
    </form>
  );
}

export function SignIn() {
  const { core } = useDesk().texts;
  return (
    <>
      <p>{core.signInAbout}</p>
      <PasskeyForm kind="sign-in" label={core.signInWith} />
      <p className="quiet-text">{core.noInvitation}</p>
    </>
  );
}

/** The sign-in page with a form that was sent without a session. The desk's script sends it after signing in. */
export function SignInFirst({
  action,
  fields,
}: {
  action: string;
  fields: Readonly<Record<string, string>>;
}) {
  return (
    <>
      <p className="note">{useDesk().texts.core.notSentYet}</p>
      <SignIn />
      <DeskForm action={action} fields={fields} data-carried />
    </>
  );
}

export function Join({ token }: { token: string }) {
  const { core } = useDesk().texts;
  return (
    <>
      <p>{core.joinAbout}</p>
      <PasskeyForm kind="join" token={token} label={core.join} />
    </>
  );
}

export function JoinOld() {
  return <p>{useDesk().texts.core.joinOldAbout}</p>;
}
