// Plain JavaScript: the page cache loads it, outside the bundle.

/** No small answer of a program; below it JSON is as Node writes it. */
const large = 16 * 1024;

const plain = Buffer.prototype.toJSON;

/**
 * The framework measures each page that it hands to the cache with JSON.stringify, and uses the number for other caches
 * only (next/dist/server/lib/incremental-cache, `itemSize`). A Buffer becomes an array of numbers there: 13 ms of a core
 * for the 125 KB that a front page's data have. Of a large one only its length is written.
 */
Buffer.prototype.toJSON = function toJSON() {
  return this.length < large ? plain.call(this) : { type: 'Buffer', length: this.length };
};
