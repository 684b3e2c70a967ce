import process from 'node:process';
import base from '../../../jest.config.mjs';

/** Only the tests that main.ts names: those that import a file at second hand are nearly all. */
export default async () => {
  const tests = process.env.TESTS_OF_MUTATED.split(',');
  return { ...(await base()), rootDir: process.cwd(), testMatch: tests.map((test) => `<rootDir>/${test}`) };
};
