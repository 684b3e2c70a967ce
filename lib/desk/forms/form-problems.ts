import { entryAtLine, nameOfEntry } from '@/lib/desk/forms/entry-at-line';
import type { Field } from '@/lib/desk/forms/fields';
import type { FormFile } from '@/lib/desk/forms/form-file';
import type { FileProblem } from '@/lib/desk/saves/check-file';
import { type Path, valueAt } from '@/lib/desk/yaml-values';

/** A problem worded for the form, not for the YAML file; `href` links to the list entry that has it. */
export type FormProblem = { message: string; href?: string };

type Labels = Readonly<Record<string, string>>;

/** Replaces a key in a message with its field's label: `href is missing` becomes `“Address” is missing`. */
export function withLabel(message: string, labels: Labels, prefix = ''): string {
  return message.replace(/(?<=^(?:entry \d+ of )?)[\w.]+(?= (?:is|are|has) )/, (key) => {
    const last = key.replace(/^.*\./, '');
    const label = labels[prefix + key] ?? labels[last];
    return label ? `“${label}”` : key;
  });
}

function fieldNamed(fields: readonly Field[], name: string): Field | undefined {
  for (const field of fields) {
    const inner = field.kind === 'group' ? field.fields : field.kind === 'list' ? field.item : [];
    const found = field.name === name ? field : fieldNamed(inner, name);
    if (found) return found;
  }
  return undefined;
}

/** Replaces instructions for YAML with instructions for the form: `write keys such as …` becomes `fill in Name`. */
function inForm(message: string, fields: readonly Field[], labels: Labels): string {
  const [, name = ''] = /^(?:entry \d+ of )?([\w.]+)/.exec(message) ?? [];
  const field = fieldNamed(fields, name);
  const inner = field?.kind === 'group' ? field.fields : [];
  const needed = inner.some(({ isRequired }) => isRequired)
    ? inner.filter(({ isRequired }) => isRequired)
    : inner;
  const names = needed.map((one) => `“${labels[one.name] ?? one.name}”`);
  const fillIn = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return message
    .replace(/write a list: each entry .*$/, field?.kind === 'list' ? 'add one' : 'write one on each line')
    .replace(
      /write keys such as name: .*$/,
      names.length > 0 ? `fill in ${fillIn}` : 'write one on each line',
    );
}

function listsIn(fields: readonly Field[], path: Path = []): Path[] {
  return fields.flatMap((field) => {
    if (field.kind === 'list') return [[...path, field.name]];
    return field.kind === 'group' ? listsIn(field.fields, [...path, field.name]) : [];
  });
}

/**
 * Rewords problems of a YAML file with the labels of its form, and links each problem to the list entry that has it.
 * `text`: the text to which the problems' line numbers refer.
 */
export function formProblems(
  { fields, value, pathOf }: FormFile,
  problems: readonly FileProblem[],
  { text, labels }: { text: string; labels: Labels },
): FormProblem[] {
  const lists = listsIn(fields);
  return problems.map(({ line, message }) => {
    const said = withLabel(inForm(message, fields, labels), labels);
    for (const list of line ? lists : []) {
      const at = entryAtLine(text, pathOf(list), line ?? 0);
      if (at === undefined) continue;
      const name = nameOfEntry(valueAt(value, [...list, at]));
      return { message: name ? `${name}: ${said}` : said, href: `#${[...list, at].join('.')}` };
    }
    return { message: said };
  });
}
