import type { ComponentProps, ReactNode } from 'react';
import { useDesk } from '@/components/desk/desk-frame';

type Labels = { name: string; label: string; help?: string; isRequired?: boolean };

/** Says beside a label that its form cannot be sent without it. */
export function Required() {
  return <span className="quiet-text">{` (${useDesk().texts.forms.required})`}</span>;
}

/** A control with its label and what helps to fill it in. The control has the id `name`. */
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

/** A line of text, or another input of the browser. */
export function Line(props: Labels & Omit<ComponentProps<'input'>, keyof Labels>) {
  const { name, label, help, isRequired = props.required, ...input } = props;
  return (
    <Labeled name={name} label={label} help={help} isRequired={isRequired}>
      <input id={name} name={name} aria-describedby={help ? `${name}-help` : undefined} {...input} />
    </Labeled>
  );
}

/** A menu. `options`: what is sent and what is shown. */
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
