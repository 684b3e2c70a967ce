// The transformer of next/jest, made to work on Node 22 and later. It writes import attributes with the old keyword
// `assert`, which these versions reject.
import next from 'next/dist/build/swc/jest-transformer.js';

const OLD_KEYWORD = /(\.json['"]) assert (?=\{)/g;

export default {
  createTransformer(options) {
    const { process } = next.createTransformer(options);
    return {
      process(...input) {
        const { code, map } = process(...input);
        return { code: code.replace(OLD_KEYWORD, '$1 with '), map };
      },
    };
  },
};
