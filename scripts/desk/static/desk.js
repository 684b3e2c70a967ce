// Signs in and registers with passkeys, refuses large photos, and selects a line of a file. The post form has a script
// of its own (writing.js).
const form = document.querySelector('form[data-passkey]');

async function post(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

async function usePasskey() {
  const { passkey: kind, token } = form.dataset;
  const options = await post(`/${kind}/options`, { token });
  const key =
    kind === 'join'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
        });
  const { path } = await post(`/${kind}`, { token, key: key.toJSON() });
  const carried = document.querySelector('form[data-carried]');
  if (carried) carried.submit();
  else location.assign(path);
}

if (form) {
  form.querySelector('button').hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const failed = form.querySelector('[role="alert"]');
    failed.hidden = true;
    usePasskey().catch(() => {
      failed.hidden = false;
    });
  });
}

for (const field of document.querySelectorAll('[data-max-bytes]'))
  field.addEventListener('change', () => {
    const isTooLarge = field.files[0]?.size > field.dataset.maxBytes;
    field.setCustomValidity(isTooLarge ? field.dataset.tooLarge : '');
    field.reportValidity();
  });

for (const link of document.querySelectorAll('[data-line]'))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const text = document.querySelector('textarea.raw');
    const before = text.value.split('\n').slice(0, link.dataset.line - 1);
    const start = before.join('\n').length + (before.length > 0 ? 1 : 0);
    const end = text.value.indexOf('\n', start);
    // Focus scrolls to the cursor, but not to the end of a selection.
    text.setSelectionRange(start, start);
    text.blur();
    text.focus();
    text.setSelectionRange(start, end === -1 ? text.value.length : end);
  });
