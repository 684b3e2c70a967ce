// Script of the post form: autosaves what is typed, shows a preview, and pastes from Word and Google Docs.
import '/toolbar.js';

const PAUSE_MS = 1500;
const RETRY_MS = 10_000;
const form = document.querySelector('form[data-autosave]');
const pane = document.querySelector('.preview');
const kept = form.querySelector('[data-autosaved]');
const failure = form.querySelector('[data-not-autosaved]');
const signedOut = form.querySelector('[data-not-signed-in]');
const body = form.elements.body;
const isWide = matchMedia('(width >= 1100px)');
const request = new XMLHttpRequest();
/** Matches HTML that contains more than plain text can. */
const FORMATTED = /<(?:h[1-6]|a|b|strong|i|em|[ou]l|blockquote)\b|font-weight:\s*[6-9b]|mso-list/i;
let timer;
let isUnsent = false;

/** Updates only the changed parts of the preview, so that it does not jump or reload photos. */
function showPreview(next) {
  const [old, fresh] = [[...pane.childNodes], [...next.childNodes]];
  const shared = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shared && old[start].isEqualNode(fresh[start])) start += 1;
  let end = 0;
  while (end < shared - start && old.at(-1 - end).isEqualNode(fresh.at(-1 - end))) end += 1;
  for (const node of old.slice(start, old.length - end)) node.remove();
  const before = pane.childNodes[start] ?? null;
  for (const node of fresh.slice(start, fresh.length - end)) pane.insertBefore(node, before);
}

function typed() {
  const fields = new FormData(form);
  fields.delete('upload');
  return fields;
}

/** Sends one autosave at a time, so that an older text never arrives last. */
function send() {
  timer = undefined;
  isUnsent = false;
  request.open('POST', form.dataset.autosave);
  // DOMParser runs no scripts. The desk's content security policy forbids innerHTML.
  request.responseType = 'document';
  request.send(typed());
}

function sendIn(delay) {
  isUnsent = true;
  if (request.readyState % 4 === 0) timer ??= setTimeout(send, delay);
}

/** Returns the token of a new session, which the desk sends after the editor has signed in again in another window. */
function newToken() {
  return request.status === 403 && request.response?.querySelector('[data-again] [name=csrf]')?.value;
}

function showResult() {
  const [said, preview] = ['[data-autosaved]', '.preview'].map((name) =>
    request.response?.querySelector(name),
  );
  signedOut.hidden = request.status !== 401;
  const token = newToken();
  if (token) for (const field of document.querySelectorAll('[name=csrf]')) field.value = token;
  failure.hidden = Boolean(said || token) || !signedOut.hidden;
  kept.hidden = !said;
  kept.textContent = said?.textContent ?? '';
  if (preview && isWide.matches) showPreview(preview);
  if (!said) sendIn(token ? 0 : RETRY_MS);
  else if (isUnsent) sendIn(PAUSE_MS);
}

for (const end of ['load', 'error']) request.addEventListener(end, showResult);

form.addEventListener('input', () => sendIn(PAUSE_MS));
// An older text must not arrive after the one that the form sends.
form.addEventListener('submit', () => {
  clearTimeout(timer);
  request.abort();
  isUnsent = false;
});
document.addEventListener('visibilitychange', () => {
  if (document.hidden && isUnsent) navigator.sendBeacon(form.dataset.autosave, typed());
});

function insert(text) {
  const isInLine = /[^\n]$/.test(body.value.slice(0, body.selectionStart));
  const all = isInLine && /^(?:#|>|-|\d+\.) /.test(text) ? `\n\n${text}` : text;
  body.focus();
  // Unlike setRangeText, this can be undone.
  document.execCommand('insertText', false, all);
}

body.addEventListener('paste', async (event) => {
  const [html, plain] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type));
  if (!FORMATTED.test(html)) return;
  event.preventDefault();
  const fields = new FormData();
  fields.set('csrf', form.elements.csrf.value);
  fields.set('html', html);
  const sent = { method: 'POST', body: fields, redirect: 'manual' };
  const response = await fetch(form.dataset.paste, sent).catch(() => undefined);
  insert(response?.ok ? await response.text() : plain);
});
