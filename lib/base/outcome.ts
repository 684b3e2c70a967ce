/** Reasons for expected failures, which are logged and counted by reason, shown on /api/health and never thrown. */
export type FailureReason =
  | 'dns'
  | 'refused'
  | 'reset'
  | 'timeout'
  | 'tls'
  | 'bad-reply'
  | 'address-refused'
  | 'redirect-refused'
  | 'redirect-loop'
  | 'http-status'
  | 'not-modified-unasked'
  | 'too-large'
  | 'bad-compression'
  | 'empty-body'
  | 'not-a-feed'
  | 'truncated'
  | 'malformed'
  | 'dangerous-xml'
  | 'proxy-answer'
  | 'odd-answer'
  | 'not-a-picture'
  | 'too-small'
  | 'no-file'
  | 'unsafe-file'
  | 'not-text'
  | 'busy';

export type Failure = {
  reason: FailureReason;
  /** One short line for the log; never shown to readers. */
  detail: string;
  status?: number;
  /** Value of Retry-After, capped. */
  retryAfterSeconds?: number;
};

/** A value or an expected failure; only bugs throw. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export function ok<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function fail(reason: FailureReason, detail: string, more: Partial<Failure> = {}): Outcome<never> {
  return { ok: false, failure: { reason, detail, ...more } };
}
