import { maskCode } from './code-mask';

/** One small change of a source: the text from `start` to `end` becomes `to`. */
export type Mutation = { kind: string; start: number; end: number; to: string };

type Rule = { kind: string; find: RegExp; to: (found: string) => string[] };

const swap = (kind: string, pairs: Record<string, string[]>): Rule => {
  const escaped = Object.keys(pairs).map((from) => from.replaceAll(/[.*+?()|]/g, '\\$&'));
  const find = new RegExp(`(?:${escaped.sort((a, b) => b.length - a.length).join('|')})`, 'g');
  return { kind, find, to: (found) => pairs[found] ?? [] };
};

/** The formatter puts a space on both sides of an operator and none in type parameters. */
const operator = (kind: string, pairs: Record<string, string[]>): Rule => {
  const rule = swap(kind, pairs);
  return { ...rule, find: new RegExp(`(?<=[\\w)\\]'"}\\0] )${rule.find.source}(?=\\s)`, 'g') };
};

/** Nobody notices a millisecond in a thousand: large numbers are doubled only. */
const numbers = (found: string): string[] => {
  const value = Number(found.replaceAll('_', ''));
  if (value === 0) return ['1'];
  return Number.isInteger(value) && value < 1000
    ? [String(value + 1), String(value - 1)]
    : [String(value * 2)];
};

const rules: Rule[] = [
  operator('boundary', { '<': ['<='], '<=': ['<'], '>': ['>='], '>=': ['>'] }),
  operator('comparison', {
    '<': ['>='],
    '<=': ['>'],
    '>': ['<='],
    '>=': ['<'],
    '===': ['!=='],
    '!==': ['==='],
  }),
  operator('logic', { '&&': ['||'], '||': ['&&'], '??': ['&&'] }),
  operator('arithmetic', { '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'] }),
  swap('max and min', { 'Math.max': ['Math.min'], 'Math.min': ['Math.max'] }),
  swap('some and every', { '.some(': ['.every('], '.every(': ['.some('] }),
  { kind: 'number', find: /(?<![\w.$\0])\d[\d_]*(?:\.\d+)?(?![\w.])/g, to: numbers },
  {
    kind: 'true and false',
    find: /\b(?:true|false)\b/g,
    to: (found) => [found === 'true' ? 'false' : 'true'],
  },
  { kind: 'negation', find: /(?<=[(\s])!(?=[\w(])/g, to: () => [''] },
  {
    kind: 'condition',
    find: /(?<=\bif )\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g,
    to: (found) => [`(!${found})`],
  },
  { kind: 'early return', find: /^ +if \(.*\) return.*;$/gm, to: () => [''] },
  { kind: 'statement', find: /^ +(?:await |void )?[\w.?]+\(.*\);$/gm, to: () => [''] },
  { kind: 'text', find: /(?<!\| |[A-Z]\w*\[)'\0+'(?!>| \|\s)/g, to: () => ["''"] },
];

const imports = /^(?:import|export \{)[\s\S]*?;$/gm;
/** Words for operators and for our own bugs are not tested one by one. */
const operatorsWords = /\blog\.|\blog\(|console\.|new Error\(|\bwarn\(|\bexplain\(/;

const without = (code: string, part: RegExp) =>
  code.replaceAll(part, (found) => found.replaceAll(/[^\n]/g, '\0'));

/** The same without its types: each ends at the first semicolon outside brackets, an interface with its bracket. */
function withoutTypes(code: string): string {
  return without(
    code,
    /^(?:export )?(?:declare )?(?:type|interface) [\s\S]*?(?:;(?=\n\S|\n*$|\n\n)|\n\}$)/gm,
  );
}

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end);
}

/** Every small mutation of a formatted TypeScript source, in the order of the rules; types and imports have none. */
export function findMutations(text: string): Mutation[] {
  const code = withoutTypes(without(maskCode(text), imports));
  return rules.flatMap(({ kind, find, to }) =>
    [...code.matchAll(find)]
      .filter((match) => !operatorsWords.test(lineAt(text, match.index)))
      .flatMap((match) => {
        const [start, end] = [match.index, match.index + match[0].length];
        return to(text.slice(start, end)).map((change) => ({ kind, start, end, to: change }));
      }),
  );
}
