import nextJest from 'next/jest.js';

const config = nextJest({ dir: './' })({
  testEnvironment: 'node',
  // Stops tests that hang. No test takes this long, even on a busy machine.
  testTimeout: 20_000,
  // Jest leaves one core idle by default.
  maxWorkers: '100%',
  // Several libraries ship only ES modules, so Node needs --experimental-vm-modules.
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  globalSetup: './tests/temporary/make.mjs',
  globalTeardown: './tests/temporary/remove.mjs',
  testMatch: ['<rootDir>/tests/{unit,house}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // .mjs files are plain ES modules and need no transform.
  transformIgnorePatterns: ['\\.mjs$'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/test-results'],
});

/** The configuration of next/jest with our transformer, which gets the options of the transformer it replaces. */
export default async () => {
  const { transform, ...others } = await config();
  const ours = Object.entries(transform).map(([files, [, options]]) => [
    files,
    ['<rootDir>/tests/jest-transformer.mjs', options],
  ]);
  return { ...others, transform: Object.fromEntries(ours) };
};
