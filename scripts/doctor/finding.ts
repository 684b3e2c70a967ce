/** good; a note that asks for a look; or something that is wrong. */
export type State = 'good' | 'note' | 'wrong';

/** One row of the doctor's table. */
export type Finding = {
  area: 'machine' | 'settings' | 'feeds' | 'store' | 'blog' | 'radio' | 'ads' | 'links';
  /** What was looked at: a setting, a source's name, an address. */
  subject: string;
  state: State;
  /** What was found, in a few words. */
  found: string;
  /** More of it, a line each. */
  details?: readonly string[];
  /** What the operator can do about it. */
  todo?: string;
};

/** Whether anything is wrong; notes alone are fine. */
export function isWrong(findings: readonly Finding[]): boolean {
  return findings.some(({ state }) => state === 'wrong');
}
