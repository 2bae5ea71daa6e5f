import { createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { readFileSync, readdirSync } from 'node:fs';
const map={bash:'bash',shell:'bash',sh:'bash',console:'shellsession',csharp:'csharp',json:'json',sql:'sql',yaml:'yaml',graphql:'graphql',js:'javascript',ts:'typescript',jsx:'jsx',tsx:'tsx',python:'python',rust:'rust',go:'go',java:'java',kotlin:'kotlin',c:'c',cpp:'cpp',toml:'toml',dockerfile:'dockerfile',diff:'diff',http:'http',ini:'ini',powershell:'powershell'};
const blocks=[]; for (const f of readdirSync('content',{recursive:true}).filter(f=>f.endsWith('.mdx'))) for (const m of readFileSync('content/'+f,'utf8').matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```/gm)) if (map[m[1]]) blocks.push([map[m[1]],m[2]]);
const kind=process.argv[2]; const dump=[];
const c0=process.cpuUsage();
const h = await createHighlighterCore({themes:[{name:'roles',type:'light',colors:{'editor.foreground':'#ffffff','editor.background':'#000000'},settings:[{scope:['comment'],settings:{foreground:'#000001'}},{scope:['keyword','storage'],settings:{foreground:'#000002'}},{scope:['string'],settings:{foreground:'#000003'}},{scope:['constant.numeric'],settings:{foreground:'#000004'}},{scope:['entity.name.function'],settings:{foreground:'#000005'}},{scope:['entity.name.tag'],settings:{foreground:'#000006'}}]}],langs:[],engine: kind==='js'?createJavaScriptRegexEngine({forgiving:true}):createOnigurumaEngine(import('shiki/wasm'))});
for (let pass=0;pass<3;pass++){ const c=process.cpuUsage(); for (const [l,code] of blocks){ if(!h.getLoadedLanguages().includes(l)) await h.loadLanguage(bundledLanguages[l]); const r=h.codeToTokensBase(code,{lang:l,theme:'roles'}); if(pass===0) dump.push(r.map(x=>x.map(t=>t.content+t.color).join('|')).join('\n')); } const d=process.cpuUsage(c); console.log(kind,blocks.length,'pass',pass,((d.user+d.system)/1e6).toFixed(2)); }
import('node:fs').then(fs=>fs.writeFileSync('/tmp/dv/hl-'+kind, JSON.stringify(dump)));
