import nextJest from 'next/jest.js';

export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  // No test is about time: one that hangs ends here, and one on a busy machine gets there.
  testTimeout: 20_000,
  // Every core: of two, one would stand by.
  maxWorkers: '100%',
  // ES modules as they are: several libraries ship nothing else (run node with --experimental-vm-modules).
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  globalSetup: './tests/temporary/make.mjs',
  globalTeardown: './tests/temporary/remove.mjs',
  testMatch: ['<rootDir>/tests/{unit,house}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Plain modules run as they are written.
  transformIgnorePatterns: ['\\.mjs$'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/test-results'],
});
