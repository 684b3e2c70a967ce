import process from 'node:process';
import base from '../../../jest.config.mjs';

/** Only the tests named by main.ts, because nearly all tests import a file indirectly. */
export default async () => {
  const tests = process.env.TESTS_OF_MUTATED.split(',');
  return { ...(await base()), rootDir: process.cwd(), testMatch: tests.map((test) => `<rootDir>/${test}`) };
};
