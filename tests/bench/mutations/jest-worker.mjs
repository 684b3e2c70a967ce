// One process that runs test files as often as it is asked: starting Jest costs more than most of them.
import { runCLI } from 'jest';

// Jest ends its process where it bails out: the nearest tests are run to their end, then the others.
const nearest = 2;

async function firstFailure(root, tests) {
  if (tests.length === 0) return undefined;
  const options = { $0: 'jest', runInBand: true, reporters: [], runTestsByPath: true, watchman: false };
  const { results } = await runCLI({ ...options, _: tests }, [root]);
  const isFailed = ({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError;
  return results.testResults.find(isFailed)?.testFilePath;
}

process.on('message', async ({ root, tests }) => {
  try {
    const first = await firstFailure(root, tests.slice(0, nearest));
    process.send({ failed: first ?? (await firstFailure(root, tests.slice(nearest))) });
  } catch (error) {
    process.send({ failed: String(error) });
  }
});
