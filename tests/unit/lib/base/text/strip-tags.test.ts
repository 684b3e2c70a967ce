import { describe, expect, it } from '@jest/globals';
import { stripTags } from '@/lib/base/text/strip-tags';

describe('stripTags', () => {
  it.each([
    ['a <b>bold</b> word', 'a bold word'],
    ['<A HREF="x" onclick="y">link</A>', 'link'],
    ['one<br/>two', 'one two'],
    ['<p>one</p><p>two</p>', ' one  two '],
    ['<script>alert(1)</script>text', ' text'],
    ['<style type="x">p{}</style>text', ' text'],
    ['<script>never closed', 'never closed'],
    ['<!-- note -->text', 'text'],
    ['<![CDATA[text]]>', 'text'],
    ['a < b and c > d', 'a < b and c > d'],
    ['Vec<T> and <int>', 'Vec<T> and <int>'],
    ['5 <6> 7', '5 <6> 7'],
    ['<xi:include href="file:///etc/passwd"/>text', 'text'],
    ['</title><svg/onload=alert(1)>text', 'text'],
    ['a </b/x> b', 'a  b'],
    ['<img/src=x/onerror=alert(1)>text', 'text'],
    ['one<br/clear=all>two', 'one two'],
    ['</3 and </ b>', '</3 and </ b>'],
    ['AT&T', 'AT&T'],
  ])('%j becomes %j', (text, plain) => {
    expect(stripTags(text)).toBe(plain);
  });
});
