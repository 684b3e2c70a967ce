/**
 * The port that a listener asks for, or nothing where the question is not exactly one port from the operator's list
 * (RADIO_PORTS). Written digit for digit: no sign, no space, no leading zero, nothing behind it.
 */
export function readPort(asked: URLSearchParams, allowed: readonly number[]): number | undefined {
  const values = asked.getAll('port');
  if (values.length !== 1) return undefined;
  return allowed.find((port) => String(port) === values[0]);
}
