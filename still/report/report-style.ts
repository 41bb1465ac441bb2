/** The look of the report: plain, dense, dark or light as the reader's system is. */
export const reportStyle = `
:root{color-scheme:light dark;--page:#f6f7f9;--card:#fff;--ink:#1b1f24;--soft:#5b6470;--line:#d9dee5;--accent:#2458d3;--stage:#e6e9ee;
--failed:#c4223a;--reported:#9a6400;--passed:#1c7a45;--skipped:#6b7280;--tint:12%}
@media (prefers-color-scheme:dark){:root{--page:#14171c;--card:#1c2027;--ink:#e8ebf0;--soft:#9aa4b2;--line:#323945;--accent:#82a8ff;--stage:#0d0f13;
--failed:#ff7183;--reported:#f0b64a;--passed:#5fd08f;--skipped:#9aa4b2;--tint:18%}}
*{box-sizing:border-box}
body{margin:0;display:grid;grid-template-columns:21rem minmax(0,1fr);min-height:100vh;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
nav{position:sticky;top:0;height:100vh;overflow:hidden auto;min-width:0;padding:1.25rem 1rem;border-right:1px solid var(--line);background:var(--card)}
main{padding:1.5rem 2rem 4rem;min-width:0}
h1{font-size:1.35rem;margin:0 0 .25rem}h2{font-size:1.3rem;line-height:1.3;margin:0}h3{font-size:1rem;margin:0 0 .4rem}
nav h2{font-size:.8rem;margin:1.1rem 0 .4rem;color:var(--soft);font-weight:600}
.totals,.keys{margin:0 0 .35rem;color:var(--soft);font-size:.83rem}.keys{margin-top:1.4rem;line-height:1.9}
button,input[type=search]{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:6px;padding:.3rem .65rem}
button{cursor:pointer}button:hover{border-color:var(--accent)}
button[aria-pressed=true]{background:color-mix(in srgb,var(--accent) var(--tint),var(--card));border-color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}article:focus{outline:none}
kbd{font:600 .75em ui-monospace,monospace;padding:.05rem .35rem;border:1px solid var(--line);border-radius:4px;color:var(--soft)}
code,pre{font:.88em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{overflow-x:auto;padding:.8rem 1rem;border:1px solid var(--line);border-radius:8px;background:var(--card);margin:0}
.filters{display:flex;flex-wrap:wrap;gap:.3rem;margin:.8rem 0 .6rem}.filters button{padding:.15rem .5rem;font-size:.83rem}.filters b{font-weight:600;color:var(--soft)}
#search{width:100%}
.list{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:minmax(0,1fr);gap:.15rem}
.list a{display:flex;gap:.6rem;align-items:center;padding:.35rem .45rem;border-radius:8px;color:inherit;text-decoration:none}
.list a:hover{background:var(--page)}.list a[aria-current=true]{background:color-mix(in srgb,var(--accent) var(--tint),var(--card))}
.list img{width:56px;height:32px;object-fit:cover;border-radius:4px;background:var(--stage);flex:none}
.list span:last-child{min-width:0}.list b,.list small{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.list b{font-weight:600;font-size:.9rem}.list small{color:var(--soft);font-size:.78rem}
.dot{width:.6rem;height:.6rem;border-radius:50%;flex:none;background:var(--skipped)}
.dot.failed{background:var(--failed)}.dot.reported{background:var(--reported)}.dot.passed{background:var(--passed)}
article{max-width:112rem;display:grid;gap:1.1rem;margin-bottom:3rem}article[hidden],li[hidden],[data-frame][hidden]{display:none}
header .facts{display:flex;flex-wrap:wrap;gap:.3rem .8rem;align-items:center;margin:.35rem 0;color:var(--soft);font-size:.88rem}
.badge,.word{padding:.05rem .55rem;border-radius:99px;font-weight:600;border:1px solid currentColor}.word{font-weight:500;color:var(--ink);border-color:var(--line)}
.badge.failed{color:var(--failed)}.badge.reported{color:var(--reported)}.badge.passed{color:var(--passed)}.badge.skipped{color:var(--skipped)}
.name{color:var(--ink);font-weight:600}
.reason{margin:.4rem 0;max-width:70rem;white-space:pre-line}[data-filing=failed] .reason{border-left:3px solid var(--failed);padding-left:.7rem}
.repro{display:flex;gap:.6rem;align-items:center;margin:.4rem 0 0;min-width:0}.repro code{overflow-x:auto;white-space:nowrap;padding:.3rem .6rem;border:1px solid var(--line);border-radius:6px;background:var(--card)}
.viewer{border:1px solid var(--line);border-radius:10px;background:var(--card);overflow:hidden}
.bar{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem;padding:.6rem;border-bottom:1px solid var(--line)}.views{display:flex;flex-wrap:wrap;gap:.3rem}
.stage{display:grid;grid-template-columns:1fr 1fr;gap:1px;background:var(--stage)}
.pane{margin:0;min-width:0;position:relative;overflow:auto;max-height:76vh;background:var(--stage)}
.pane img{display:block;width:100%;height:auto;image-rendering:pixelated}
[data-zoom="1"] .pane img{width:auto;max-width:none}
figcaption{position:absolute;left:.5rem;top:.5rem;padding:.05rem .5rem;border-radius:99px;background:#000b;color:#fff;font-size:.78rem}
.none{margin:0;padding:2.5rem 1rem;text-align:center;color:var(--soft);grid-column:1/-1}
[data-view=side] .pane.difference,[data-view=difference] .pane:not(.difference),[data-view=actual] .pane:not(.actual){display:none}
[data-view=slider] .pane.difference,[data-view=blink] .pane.difference{display:none}
[data-view=difference] .stage,[data-view=actual] .stage,[data-view=slider] .stage,[data-view=blink] .stage{grid-template-columns:1fr}
[data-view=slider] .pane,[data-view=blink] .pane{grid-area:1/1}
[data-view=slider] .pane.golden{z-index:1;background:none;clip-path:inset(0 calc(100% - var(--split,50%)) 0 0)}
[data-view=slider] .stage{position:relative}[data-view=slider] .stage::after{content:"";position:absolute;z-index:2;top:0;bottom:0;left:var(--split,50%);width:2px;margin-left:-1px;background:#fff;box-shadow:0 0 0 1px #0009;pointer-events:none}
[data-view=slider] .pane.actual figcaption{left:auto;right:.5rem}
[data-view=blink] .pane.golden{visibility:hidden}[data-view=blink].flipped .pane.golden{visibility:visible}[data-view=blink].flipped .pane.actual{visibility:hidden}
.split{display:none;width:100%;margin:0;accent-color:var(--accent)}[data-view=slider] .split{display:block}
.film{display:flex;gap:.4rem;overflow-x:auto;padding:.6rem;border-top:1px solid var(--line)}
.film button{padding:.25rem;display:grid;gap:.15rem;justify-items:center;font-size:.78rem;flex:none}.film img{width:112px;border-radius:4px;display:block}
.film .bad{border-color:var(--failed)}.film .bad span{color:var(--failed);font-weight:600}
.frame-details{display:grid;gap:.6rem}.frame-details p{margin:0;max-width:60rem}
table{justify-self:start;border-collapse:collapse;font-size:.88rem;max-width:100%}th,td{text-align:left;padding:.25rem 1.6rem .25rem 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
thead th{color:var(--soft);font-weight:500}th small{color:var(--soft);font-weight:400}tr.moved td:nth-child(3),.checks tr.moved td:first-child{color:var(--failed);font-weight:600}tr.unknown td{color:var(--soft)}
.figures{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin:0}.figures dt{color:var(--soft);font-size:.8rem}.figures dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;margin:0;padding:0;list-style:none;font-size:.83rem;color:var(--soft)}.legend i{display:inline-block;width:.8rem;height:.8rem;border-radius:3px;margin-right:.35rem;vertical-align:-.1rem}
.note{margin:0;color:var(--soft);font-size:.85rem}
#said{position:fixed;right:1rem;bottom:1rem;margin:0;padding:.4rem .9rem;border-radius:8px;background:var(--ink);color:var(--page);opacity:0;transition:opacity .15s}#said.on{opacity:1}
@media (max-width:60rem){body{grid-template-columns:1fr}nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line)}main{padding:1rem}.stage{grid-template-columns:1fr}}
@media (prefers-reduced-motion:reduce){#said{transition:none}}
`;
