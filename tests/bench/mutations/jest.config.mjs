import process from 'node:process';
import base from '../../../jest.config.mjs';

/**
 * Runs only the tests that main.ts lists. Jest would find nearly all tests, because they import files
 * indirectly.
 */
export default async () => {
  const tests = process.env.TESTS_OF_MUTATED.split(',');
  return { ...(await base()), rootDir: process.cwd(), testMatch: tests.map((test) => `<rootDir>/${test}`) };
};
