/** The host of a Host header, as a city lists it: in small letters, without a port and without the final dot of DNS. */
export function bareHost(host = ''): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
