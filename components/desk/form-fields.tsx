import { useDesk } from '@/components/desk/desk-frame';
import { Labeled, Line } from '@/components/desk/field';
import { MAX_PHOTO_BYTES } from '@/lib/base/picture-bytes';
import { nameOfEntry } from '@/lib/desk/forms/entry-at-line';
import type { Field } from '@/lib/desk/forms/fields';
import { originOf, shownText } from '@/lib/desk/forms/read-form';
import type { Data } from '@/lib/desk/yaml-values';
import { sections } from '@/lib/sections';

const sectionNames = new Map<string, string>(sections.map(({ feedKey, name }) => [feedKey, name]));

type Drawn = { field: Field; name: string; value: unknown };

/**
 * Returns the label and help of a field. Looks them up by the field's path without indexes (`ads.text` for
 * `ads.3.text`), then by the last part of the path.
 */
function useLabel(name: string): { label: string; help?: string } {
  const { labels, help } = useDesk().texts.forms;
  const path = name.replace(/\.\d+/g, '');
  const last = path.replace(/^.*\./, '');
  return {
    label: labels[path] ?? labels[last] ?? sectionNames.get(last) ?? last,
    help: help[path] ?? help[last],
  };
}

type UploadProps = { label: string; help: string; accept?: string; maxBytes?: number; tooLarge?: string };

/** File field. The browser's script refuses files of more than `maxBytes` with the message `tooLarge`. */
export function UploadField({ maxBytes, tooLarge, ...field }: UploadProps) {
  return <Line name="upload" type="file" data-max-bytes={maxBytes} data-too-large={tooLarge} {...field} />;
}

/** File field for a photo. */
export function PhotoField(texts: { label: string; help: string }) {
  const { photoTooLarge } = useDesk().texts.posts;
  return <UploadField accept="image/*" maxBytes={MAX_PHOTO_BYTES} tooLarge={photoTooLarge} {...texts} />;
}

function Control({ field, name, value, help }: Drawn & { help?: string }) {
  const { options } = useDesk().texts.forms;
  const shown = shownText(field, value);
  const common = { id: name, name, defaultValue: shown, 'aria-describedby': help && `${name}-help` };
  if (field.kind === 'long' || field.kind === 'texts' || field.kind === 'pairs')
    return <textarea {...common} />;
  if (field.kind === 'choice')
    return (
      <select {...common}>
        {field.isRequired && shown ? null : <option value="" />}
        {field.options.map((option) => (
          <option key={option} value={option}>
            {options[`${name}:${option}`] ?? option}
          </option>
        ))}
      </select>
    );
  const inputMode = field.kind === 'number' ? 'decimal' : undefined;
  return <input {...common} type={field.kind === 'day' ? 'date' : 'text'} inputMode={inputMode} />;
}

function Leaf(drawn: Drawn) {
  const { field, name, value } = drawn;
  const { label, help } = useLabel(name);
  if (field.kind === 'yes')
    return (
      <p className="field">
        <label>
          <input type="checkbox" name={name} value="yes" defaultChecked={shownText(field, value) === 'yes'} />
          {label}
        </label>
      </p>
    );
  return (
    <Labeled name={name} label={label} help={help} isRequired={field.isRequired}>
      <Control {...drawn} help={help} />
    </Labeled>
  );
}

function Entry(props: Omit<Drawn, 'field'> & { fields: readonly Field[]; at: number }) {
  const { fields, name, value, at } = props;
  const { forms } = useDesk().texts;
  const isNew = nameOfEntry(value) === '';
  const list = name.replace(/\.\d+$/, '');
  return (
    <details open={isNew}>
      <summary>{isNew ? forms.newEntry : nameOfEntry(value)}</summary>
      {/* The id is inside the details element, so that a link to it opens the entry. */}
      <div id={name} className="entry">
        <input type="hidden" name={`${name}.@`} value={originOf(value, at)} />
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            name={`${name}.${field.name}`}
            value={(value as Data)?.[field.name]}
          />
        ))}
        <div className="row">
          <button type="submit" name="do" value={`up ${name}`} formAction={`#${list}.${Math.max(at - 1, 0)}`}>
            {forms.up}
          </button>
          <button type="submit" name="do" value={`remove ${name}`} formAction={`#${list}`}>
            {forms.remove}
          </button>
        </div>
      </div>
    </details>
  );
}

/** A field with its label. Groups and lists contain more fields. */
export function FormField({ field, name, value }: Drawn) {
  const { label } = useLabel(name);
  const { forms } = useDesk().texts;
  if (field.kind === 'group')
    return (
      <fieldset>
        <legend>{label}</legend>
        {field.fields.map((one) => (
          <FormField
            key={one.name}
            field={one}
            name={`${name}.${one.name}`}
            value={(value as Data | undefined)?.[one.name]}
          />
        ))}
      </fieldset>
    );
  if (field.kind !== 'list') return <Leaf field={field} name={name} value={value} />;
  const list = (Array.isArray(value) ? value : []).map((one, at) => ({ one, at, key: `${name}.${at}` }));
  return (
    <fieldset id={name}>
      <legend>{label}</legend>
      <input type="hidden" name={`${name}.#`} value={list.length} />
      {list.map(({ one, at, key }) => (
        <Entry key={key} fields={field.item} name={key} value={one} at={at} />
      ))}
      <button type="submit" name="do" value={`add ${name}`} formAction={`#${name}.${list.length}`}>
        {forms.add}
      </button>
    </fieldset>
  );
}
