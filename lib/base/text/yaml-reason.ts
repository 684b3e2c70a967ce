/** What js-yaml says of the slips that editors make most, and what it means to them. */
const plain: readonly [RegExp, string][] = [
  [/^deficient indentation|quoted scalar$/, 'a quotation mark or a bracket before this is not closed'],
  [
    /^bad indentation of a mapping entry/,
    'this line begins too far right, or a quotation mark ends too early',
  ],
  [/^duplicated mapping key/, 'this key stands twice'],
  [/^tab characters/, 'a line begins with spaces, not with a tab'],
];

/** Why a YAML text cannot be read, in words for editors; a rarer reason as js-yaml says it. */
export function yamlReason(reason: string): string {
  return plain.find(([slip]) => slip.test(reason))?.[1] ?? reason;
}
