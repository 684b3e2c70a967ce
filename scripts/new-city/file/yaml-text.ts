/** What YAML 1.1 or 1.2 would read as something else than a text. */
const notText = /^(?:true|false|yes|no|on|off|y|n|null|~)$/i;
const plain = /^\p{L}[\p{L}\p{N} .'’_/@+-]*$/u;
const plainAddress = /^https?:\/\/[\w./~%=&?+:@-]+$/;

/** A text as a YAML scalar that also fits between brackets: bare where nothing in it is a sign of YAML. */
export function yamlText(text: string): string {
  const isPlain = plain.test(text) && !notText.test(text) && text.trimEnd() === text;
  return isPlain || (plainAddress.test(text) && !text.endsWith(':')) ? text : JSON.stringify(text);
}

/** `[one, two]`. */
export function yamlList(texts: readonly string[]): string {
  return `[${texts.map(yamlText).join(', ')}]`;
}
