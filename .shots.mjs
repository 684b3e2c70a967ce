import { chromium } from 'playwright';
import fs from 'node:fs';
const base='http://127.0.0.1:4840', out='/tmp/player-shots'; fs.mkdirSync(out,{recursive:true});
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const only=process.argv[2];
for (const w of [375,768,1280]) for (const scheme of ['light','dark']) {
  if (only && only!==`${w}-${scheme}`) continue;
  const ctx=await b.newContext({viewport:{width:w,height:w===375?812:900},colorScheme:scheme});
  await ctx.addInitScript(()=>localStorage.setItem('donation-dismissed','yes'));
  const p=await ctx.newPage(); p.on('console',m=>['error','warning'].includes(m.type())&&console.log(w,scheme,m.text())); p.on('pageerror',e=>console.log('PAGEERROR',e));
  await p.goto(base+'/radio',{waitUntil:'networkidle'});
  const shot=(n,full=false)=>p.screenshot({path:`${out}/${n}-${w}-${scheme}.png`,fullPage:full});
  await p.getByRole('button',{name:'Play'}).waitFor();
  await shot('paused',true);
  await p.getByRole('button',{name:'Play'}).click();
  await p.locator('[data-phase=playing]').waitFor({timeout:10000}); await p.waitForTimeout(600);
  await shot('playing',true);
  await p.evaluate(()=>window.scrollTo(0,0));
  if (w>=768) await p.getByRole('link',{name:'Community',exact:true}).first().click();
  else { await p.locator('summary').first().click(); await p.getByRole('link',{name:'Community',exact:true}).first().click(); }
  await p.waitForURL('**/community'); await p.getByRole('region',{name:'Radio'}).waitFor(); await p.waitForTimeout(800);
  await shot('bar');
  await p.route('**/api/stream?**',r=>r.abort());
  await p.getByRole('region',{name:'Radio'}).getByRole('button',{name:'Pause'}).click();
  await p.goto(base+'/radio',{waitUntil:'networkidle'});
  await p.getByRole('button',{name:'Play'}).click();
  await p.getByText('Stream temporarily unavailable.').waitFor({timeout:15000});
  await shot('error',true);
  await ctx.close();
  const nojs=await b.newContext({viewport:{width:w,height:812},colorScheme:scheme,javaScriptEnabled:false}); const q=await nojs.newPage(); await q.goto(base+'/radio'); await q.screenshot({path:`${out}/nojs-${w}-${scheme}.png`,fullPage:true}); await nojs.close();
}
await b.close();
