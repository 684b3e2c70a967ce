import { useDesk } from '@/components/desk/desk-frame';

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
