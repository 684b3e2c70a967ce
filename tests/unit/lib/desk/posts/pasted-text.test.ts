import { describe, expect, test } from '@jest/globals';
import { pastedText } from '@/lib/desk/posts/pasted-text';

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400;font-style:normal">Budget vote</span></h1>
<p dir="ltr"><span style="font-weight:400">The council </span><span style="font-weight:700">voted</span><span style="font-weight:400">. Read </span><a href="https://city.example/a_(b)" style="text-decoration:none"><span style="font-weight:400;text-decoration:underline">the plan</span></a><span>.</span></p>
<br>
<h2><span style="font-weight:700">Next</span></h2>
<ul><li dir="ltr" style="font-weight:400" aria-level="1"><p dir="ltr" role="presentation"><span>Parks</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr"><span style="font-style:italic">Creek</span></p></li></ul>
<li dir="ltr"><p dir="ltr"><span>Roads</span></p></li></ul>
<ol><li><p>One</p></li><li><p>Two</p></li></ol></b><br class="Apple-interchange-newline">`;

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--><style><!-- p.MsoNormal {mso-style-parent:"";} --></style></head>
<body lang=EN-US><!--StartFragment-->
<p class=MsoTitle>Budget vote<o:p></o:p></p>
<p class=MsoNormal>The council <b style='mso-bidi-font-weight:normal'>voted</b>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h1>Next<o:p></o:p></h1>
${item(1, '·', 'Parks')}${item(2, 'o', '<i>Creek</i>')}${item(1, '·', '<a href="https://city.example/roads">Roads</a>')}
<p class=MsoNormal>Then:</p>
${item(1, '1.', 'One')}${item(1, '2.', 'Two')}
<!--EndFragment--></body></html>`;

describe('pastedText', () => {
  test('keeps headings, bold, links and lists from Google Docs', () => {
    expect(pastedText(docs)).toBe(
      [
        '## Budget vote',
        'The council **voted**. Read [the plan](https://city.example/a_%28b%29).',
        '### Next',
        '- Parks\n   - *Creek*\n- Roads',
        '1. One\n2. Two',
      ].join('\n\n'),
    );
  });

  test('keeps headings, bold, links and lists from Word', () => {
    expect(pastedText(word)).toBe(
      [
        '## Budget vote',
        'The council **voted**.',
        '## Next',
        '- Parks\n   - *Creek*\n- [Roads](https://city.example/roads)',
        'Then:',
        '1. One\n2. Two',
      ].join('\n\n'),
    );
  });

  test.each([
    ['<p>2 &lt; 3 &lt;script&gt;x()&lt;/script&gt;</p>', '2 \\< 3 \\<script>x()\\</script>'],
    ['a<script>x()</script><style>p {}</style><img src="data:x" onerror="x()">b', 'ab'],
    ['<a href="javascript:x()">here</a> <a href="file:///c:/x">there</a>', 'here there'],
    ['<p>1. not a list</p><p># not a heading</p>', '1\\. not a list\n\n\\# not a heading'],
    ['<b>a</b><b>b</b> <span style="font-weight:700"><b>c</b></span>', '**ab** **c**'],
    ['<blockquote><p>said</p></blockquote>', '> said'],
    ['<b> </b><a href="https://a.example"></a>', ''],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n   - b\n- c'],
  ])('converts %s to Markdown', (html, text) => {
    expect(pastedText(html)).toBe(text);
  });
});
