import { type FailureReason, fail, type Outcome } from '@/lib/base/outcome';

const byCode: Record<string, FailureReason> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_NODATA: 'dns',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  EADDRNOTAVAIL: 'refused',
  ECONNRESET: 'reset',
  ECONNABORTED: 'reset',
  EPIPE: 'reset',
  EPROTO: 'tls',
  ETIMEDOUT: 'timeout',
  REFUSED_ADDRESS: 'redirect-refused',
};

function reasonOf(code: string): FailureReason {
  const known = byCode[code];
  if (known) return known;
  if (code.startsWith('HPE_')) return 'bad-reply';
  if (/CERT|TLS|SSL|SELF_SIGNED|VERIFY/.test(code)) return 'tls';
  return 'reset';
}

/** Converts a connection error to a failure. Rethrows errors without a code, because they are bugs. */
export function connectionFailure(error: unknown, deadlinePassed: boolean): Outcome<never> {
  if (deadlinePassed) return fail('timeout', 'no complete response before the deadline');
  const { code, message } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') throw error;
  if (/alert no application protocol/.test(message)) return fail('tls', 'the server does not offer HTTP/1.1');
  return fail(reasonOf(code), `${code}: ${message}`.slice(0, 200));
}
