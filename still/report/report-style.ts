/** The look of the report's page and list: plain, dense, dark or light as the reader's system is. */
export const reportStyle = `
:root{color-scheme:light dark;--page:#f6f7f9;--card:#fff;--ink:#1b1f24;--soft:#565f6b;--line:#d9dee5;--accent:#2458d3;--stage:#e6e9ee;
--failed:#c4223a;--reported:#8a5a00;--passed:#1c7a45;--skipped:#626b78;--tint:12%}
@media (prefers-color-scheme:dark){:root{--page:#14171c;--card:#1c2027;--ink:#e8ebf0;--soft:#a3adba;--line:#323945;--accent:#82a8ff;--stage:#0d0f13;
--failed:#ff7183;--reported:#f0b64a;--passed:#5fd08f;--skipped:#9aa4b2;--tint:18%}}
*{box-sizing:border-box}
body{margin:0;display:grid;grid-template-columns:21rem minmax(0,1fr);min-height:100vh;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
nav{position:sticky;top:0;height:100vh;overflow:hidden auto;min-width:0;padding:1.25rem 1rem;border-right:1px solid var(--line);background:var(--card)}
main{padding:1.5rem 2rem 4rem;min-width:0}main:focus,article:focus{outline:none}
.skip{position:absolute;left:-99rem;z-index:9;padding:.4rem .8rem;background:var(--card);color:var(--accent)}.skip:focus{left:.5rem;top:.5rem}
.unseen{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
h1{font-size:1.35rem;margin:0 0 .25rem}h2{font-size:1.3rem;line-height:1.3;margin:0}h3{font-size:1rem;margin:0 0 .4rem}
nav h2{font-size:.8rem;margin:1.1rem 0 .4rem;color:var(--soft);font-weight:600}
.totals,.keys{margin:0 0 .35rem;color:var(--soft);font-size:.83rem}.keys{margin-top:1.4rem}
button,select,input[type=search]{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:6px;padding:.3rem .65rem}
button,select{cursor:pointer}button:hover,select:hover{border-color:var(--accent)}
button[aria-pressed=true]{background:color-mix(in srgb,var(--accent) var(--tint),var(--card));border-color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
input[type=range]{accent-color:var(--accent)}
kbd{font:600 .75em ui-monospace,monospace;padding:.05rem .35rem;border:1px solid var(--line);border-radius:4px;color:var(--soft)}
code,pre,.digest{font:.88em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{overflow-x:auto;padding:.8rem 1rem;border:1px solid var(--line);border-radius:8px;background:var(--card);margin:0}
.filters{display:flex;flex-wrap:wrap;gap:.3rem;margin:.8rem 0 .5rem}.filters button{padding:.15rem .5rem;font-size:.83rem}.filters b{font-weight:600;color:var(--soft)}
.facets{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.4rem;margin:0 0 .5rem}.facets label{font-size:.78rem;color:var(--soft);display:grid;gap:.1rem}
.facets select{width:100%;padding:.15rem .3rem;font-size:.83rem;color:var(--ink);text-overflow:ellipsis}
#search{width:100%}.count{display:flex;justify-content:space-between;align-items:center;min-height:1.9rem;margin:.35rem 0 0;color:var(--soft);font-size:.83rem}.count button{padding:.05rem .5rem;font-size:.83rem}
.list{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:minmax(0,1fr);gap:.15rem}
.list li{content-visibility:auto;contain-intrinsic-size:auto 3rem}
.list a{display:flex;gap:.6rem;align-items:center;min-height:3rem;padding:.35rem .45rem;border-radius:8px;color:inherit;text-decoration:none}.list a:focus-visible{outline-offset:-2px}
.list a:hover{background:var(--page)}.list a[aria-current=true]{background:color-mix(in srgb,var(--accent) var(--tint),var(--card))}
.list img{width:56px;height:32px;object-fit:cover;border-radius:4px;outline:1px solid var(--line);outline-offset:-1px;background:var(--stage);flex:none}
.list span:last-child{min-width:0}.list b,.list small{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.list b{font-weight:600;font-size:.9rem}.list small{color:var(--soft);font-size:.78rem}
.dot{width:.6rem;height:.6rem;border-radius:50%;flex:none;background:var(--skipped)}
.dot.failed{background:var(--failed);border-radius:2px}.dot.reported{background:var(--reported)}.dot.passed{background:var(--passed)}
article{max-width:112rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1.1rem;margin-bottom:3rem;content-visibility:auto;contain-intrinsic-size:auto 60rem;scroll-margin-top:1.5rem}
.js article{content-visibility:visible}.js article.result:not(.shown),li[hidden],.js [data-frame][hidden],[hidden].none{display:none}html:not(.js) .controls,html:not(.js) .keys,html:not(.js) [data-do]{display:none}
header .facts{display:flex;flex-wrap:wrap;gap:.3rem .8rem;align-items:center;margin:.35rem 0;color:var(--soft);font-size:.88rem}
.badge,.word{padding:.05rem .55rem;border-radius:99px;font-weight:600;border:1px solid currentColor}.word{font-weight:500;color:var(--ink);border-color:var(--line)}
.badge.failed{color:var(--failed)}.badge.reported{color:var(--reported)}.badge.passed{color:var(--passed)}.badge.skipped{color:var(--skipped)}
.name{color:var(--ink);font-weight:600}
.reason{margin:.4rem 0;max-width:70rem;white-space:pre-line}[data-filing=failed] .reason{border-left:3px solid var(--failed);padding-left:.7rem}
.repro{display:flex;gap:.6rem;align-items:center;margin:.4rem 0 0;min-width:0}.repro code{overflow-x:auto;white-space:nowrap;padding:.3rem .6rem;border:1px solid var(--line);border-radius:6px;background:var(--card)}
.repro button{white-space:nowrap}
.frame-details{display:grid;gap:.6rem}.frame-details p{margin:0;max-width:60rem}
table{justify-self:start;border-collapse:collapse;font-size:.88rem;max-width:100%}th,td{text-align:left;padding:.25rem 1.6rem .25rem 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
thead th{color:var(--soft);font-weight:500}tbody th{font-weight:500}th small{color:var(--soft);font-weight:400}tr.moved td:nth-child(3),.checks tr.moved td:first-child{color:var(--failed);font-weight:600}tr.unknown td{color:var(--soft)}
.parts{display:flex;flex-wrap:wrap;gap:.25rem;margin:.15rem 0 .1rem;padding:0;list-style:none;font-weight:400;color:var(--ink)}.parts li{padding:0 .45rem;border:1px solid var(--line);border-radius:4px;background:var(--card);font-size:.92em}small.parts{color:var(--soft)}
.figures{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin:0}.figures dt{color:var(--soft);font-size:.8rem}.figures dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
.note{margin:0;color:var(--soft);font-size:.85rem}.none{margin:0;padding:2.5rem 1rem;text-align:center;color:var(--soft)}.soft{color:var(--soft)}
#said{position:fixed;right:1rem;bottom:1rem;margin:0;padding:.4rem .9rem;border-radius:8px;background:var(--ink);color:var(--page);opacity:0;transition:opacity .15s;pointer-events:none}#said.on{opacity:1}
dialog{max-width:min(58rem,94vw);max-height:90vh;padding:1.4rem 1.6rem;border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--ink)}dialog::backdrop{background:#0008}
dialog header{display:flex;justify-content:space-between;align-items:center;gap:1rem;margin-bottom:.8rem}
.key-groups{columns:2;column-gap:2.5rem}.key-groups section{break-inside:avoid;margin:0 0 1rem}.key-groups dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem .9rem;margin:0}.key-groups dt{text-align:right}.key-groups dd{margin:0}
@media (max-width:60rem){body{grid-template-columns:minmax(0,1fr)}nav{position:static;height:auto;max-height:60vh;border-right:0;border-bottom:1px solid var(--line)}main{padding:1rem}.key-groups{columns:1}}
@media (prefers-reduced-motion:reduce){*{transition:none!important;scroll-behavior:auto!important}}
@media (forced-colors:active){.dot,.legend i,.swatch{forced-color-adjust:none}}
@media print{body{display:block;background:#fff;color:#000}nav,.skip,#said,.bar,.share,.readout,.reel,.repro button,dialog{display:none!important}main{padding:0}article{content-visibility:visible;break-after:page}.stage,.viewer{break-inside:avoid}*{print-color-adjust:exact}}
`;
