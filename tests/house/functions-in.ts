export type HouseFunction = { name: string; lines: number };

/** Ends a head of several lines, with its parameters further in: `) {`, `}: Props): Type {`, `) => {`. */
const endOfHead = /^(\}(: .*)?)?\)(: .*)?( =>)? \{$/;
/** `function name(...) {`, `const name = (...) => {` and any other closure, and `name(...) {` as a method. */
const functionHead = /\bfunction\b.* \{$|=> \{$|^[\w #']+(<.*>)?\(.*\)(: .*)? \{$/;
const otherBlock = /^(\} )?(if|else|for|while|do|switch|try|catch|class)\b/;

function indentOf(line: string): string {
  return /^ */.exec(line)?.[0] ?? '';
}

/** The functions of a source file as the formatter sets it, with their lines from the first to the closing brace. */
export function functionsIn(text: string): HouseFunction[] {
  const lines = text.split('\n');
  return lines.flatMap((line, opening) => {
    const indent = indentOf(line);
    const isTail = endOfHead.test(line.trim());
    const isHead = (one: string, at: number) => at < opening && one !== '' && indentOf(one) === indent;
    const first = isTail ? lines.findLastIndex(isHead) : opening;
    const head = isTail ? `${lines[first]?.trim()} ${line.trim()}` : line.trim();
    if (otherBlock.test(head) || !functionHead.test(head)) return [];
    const last = lines.findIndex((one, at) => at > opening && one.startsWith(`${indent}}`));
    return [{ name: head, lines: last - first + 1 }];
  });
}
