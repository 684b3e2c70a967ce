/**
 * The page's only inline script: applies the stored text size and theme before the first paint.
 * components/islands/site/stored.ts stores them.
 */
export const beforePaint = `{
let kept
try{kept=JSON.parse(localStorage.reading)}catch{}
const{text,theme}=Object(kept)
Object.assign(document.documentElement.dataset,{text:/^[123]$/.test(text)?text:'1',theme:/^(?:light|dark)$/.test(theme)?theme:''})
}`;
