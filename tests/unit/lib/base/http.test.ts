import { expect, test } from '@jest/globals';
import { crawlers } from '@/lib/base/http';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.2; +https://openai.com/gptbot',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (Linux; Android 11; moto g) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36 Chrome-Lighthouse',
])('the crawler pattern recognizes a crawler: %s', (userAgent) => {
  expect(crawlers.test(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; CUBOT X90) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  '',
])('the crawler pattern does not match a user agent that is not a crawler: %j', (userAgent) => {
  expect(crawlers.test(userAgent)).toBe(false);
});
