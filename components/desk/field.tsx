import type { ComponentProps, ReactNode } from 'react';
import { useDesk } from '@/components/desk/desk-frame';

type Labels = { name: string; label: string; help?: string; isRequired?: boolean };

/** The "required" mark after a label. */
export function Required() {
  return <span className="quiet-text">{` (${useDesk().texts.forms.required})`}</span>;
}

/** A form control with its label and help text. The control must have `name` as its id. */
export function Labeled({ name, label, help, isRequired, children }: Labels & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {isRequired ? <Required /> : null}
      </label>
      {help ? (
        <p className="help" id={`${name}-help`}>
          {help}
        </p>
      ) : null}
      {children}
    </div>
  );
}

/** A text field or any other `input`, with its label. */
export function Line(props: Labels & Omit<ComponentProps<'input'>, keyof Labels>) {
  const { name, label, help, isRequired = props.required, ...input } = props;
  return (
    <Labeled name={name} label={label} help={help} isRequired={isRequired}>
      <input id={name} name={name} aria-describedby={help ? `${name}-help` : undefined} {...input} />
    </Labeled>
  );
}

/** A select with its label. `options`: pairs of value and label. */
export function Choice(
  props: Labels & { options: readonly (readonly [string, string])[]; defaultValue?: string },
) {
  const { name, options, defaultValue, ...labels } = props;
  return (
    <Labeled name={name} {...labels}>
      <select id={name} name={name} defaultValue={defaultValue}>
        {options.map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </Labeled>
  );
}
