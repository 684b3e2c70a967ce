/**
 * The one inline script of a page: applies the reader's text size and colors before the first paint. The values are kept
 * by components/islands/site/kept.ts.
 */
export const beforePaint = `{
let kept
try{kept=JSON.parse(localStorage.reading)}catch{}
const{text,theme}=Object(kept)
Object.assign(document.documentElement.dataset,{text:/^[123]$/.test(text)?text:'1',theme:/^(?:light|dark)$/.test(theme)?theme:''})
}`;
