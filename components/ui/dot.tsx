/** Attached to the part before it, so that no line begins with a dot. */
export function Dot() {
  return <span aria-hidden="true">{'\u00A0· '}</span>;
}
