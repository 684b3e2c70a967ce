/** Undefined unless it is exactly one of RADIO_PORTS, digit for digit: no sign, space or leading zero. */
export function readPort(asked: URLSearchParams, allowed: readonly number[]): number | undefined {
  const values = asked.getAll('port');
  if (values.length !== 1) return undefined;
  return allowed.find((port) => String(port) === values[0]);
}
