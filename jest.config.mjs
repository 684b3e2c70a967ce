import nextJest from 'next/jest.js';

export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  // Ends tests that hang; long enough for a busy machine.
  testTimeout: 20_000,
  // The default leaves one core idle.
  maxWorkers: '100%',
  // Several libraries ship only ES modules (run node with --experimental-vm-modules).
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  globalSetup: './tests/temporary/make.mjs',
  globalTeardown: './tests/temporary/remove.mjs',
  testMatch: ['<rootDir>/tests/{unit,house}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // .mjs files need no transform.
  transformIgnorePatterns: ['\\.mjs$'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/test-results'],
});
