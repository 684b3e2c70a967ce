import { LegalSection, Subheading } from './legal-section';

function InYourBrowser() {
  return (
    <>
      <Subheading>What stays in your browser</Subheading>
      <p>
        This site sets no cookies. It keeps at most two kinds of notes in your browser’s local storage, which
        are never sent to us:
      </p>
      <ul>
        <li>that you have closed the request for a donation, so that it does not come back;</li>
        <li>
          that you ticked “Always load from …” under a video, a map, a form or a document, so that frames from
          that one host load without asking.
        </li>
      </ul>
      <p>Untick the box to take the second back; clearing the site’s data in your browser removes both.</p>
    </>
  );
}

function OnTheServer() {
  return (
    <>
      <Subheading>What the server sees</Subheading>
      <p>
        To answer you, the server receives what every web server does: your internet address, the page that
        you ask for and what your browser says of itself. The software of this site does not write these down
        visit by visit. Its log names pages that do not exist and sources that do not answer, without your
        address. The company that runs the machine may keep an ordinary access log of its own for a short
        time, to keep it safe from attack.
      </p>
      <p>
        Searches, pictures and the radio cost the server work, so it counts in its memory how many of them an
        address has asked for in the last minutes, and asks it to wait when they are far too many.
      </p>
      <p>
        What you type into the search is part of the address of the page that you ask for. It is used to
        answer that one request.
      </p>
    </>
  );
}

function FromElsewhere() {
  return (
    <>
      <Subheading>What other companies see</Subheading>
      <p>
        Headlines, pictures beside them and the radio are fetched by our server and passed on to you, so that
        their hosts see us and not you. Videos, maps, forms and documents from other companies load only when
        you press their button; from then on that company’s own policy applies inside the frame. A link leads
        you to another site only when you follow it.
      </p>
      <p>
        Where a space is filled by an advertising company and not by us, its code runs in a sealed frame that
        can neither read this page nor keep anything in the site’s storage. That company does receive your
        internet address, as every host does. A browser that sends the Global Privacy Control signal is not
        given such code at all.
      </p>
    </>
  );
}

/** Information We Collect, by where it is. */
export function InformationWeCollect() {
  return (
    <LegalSection title="Information We Collect">
      <p>There are no accounts here, no analytics, no trackers and no fingerprints of your device.</p>
      <InYourBrowser />
      <OnTheServer />
      <Subheading>What you write to us</Subheading>
      <p>
        When you write, we receive your email address and whatever you tell us. A contact form, where one is
        offered, belongs to the form service named above it, and loads only when you ask for it.
      </p>
      <FromElsewhere />
    </LegalSection>
  );
}
