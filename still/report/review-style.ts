/** The look of changes in the list and on their own, of runs side by side, and of the review. */
export const reviewStyle = `
.start{padding:.1rem .5rem;margin-left:.3rem;font-size:.83rem}html:not(.js) .start,html:not(.js) .row button{display:none}
.said{margin:0 0 .35rem;padding:.3rem .5rem;border-left:3px solid var(--reported);font-size:.83rem;white-space:pre-line;overflow-wrap:anywhere}
.change{display:block}.row{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:.2rem}
.row b,.change>.open b{white-space:normal;overflow-wrap:anywhere}
.row button{width:2rem;height:2rem;padding:0}.row button::before{content:"";display:block;width:.5rem;height:.5rem;margin:0 auto;border:solid currentColor;border-width:0 2px 2px 0;transform:translateX(-.1rem) rotate(-45deg)}.row button[aria-expanded=true]::before{transform:translateY(-.1rem) rotate(45deg)}
.members{margin:.1rem 0 .3rem .7rem;padding-left:.4rem;border-left:2px solid var(--line)}.js .members:not(.open){display:none}
.decision{display:block;font-size:.78rem;font-weight:600;overflow-wrap:anywhere}.decision.accept{color:var(--passed)}.decision.reject{color:var(--failed)}.decision.later{color:var(--reported)}
.triple{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));gap:.6rem}.triple figure{margin:0;position:relative;background:var(--stage);border:1px solid var(--line);border-radius:8px;overflow:hidden}.triple img{display:block;width:100%;height:auto}
.example h3 a,.tiles a{color:inherit}
.tiles{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr));gap:.6rem}.tiles a{display:grid;gap:.2rem;text-decoration:none;font-size:.83rem;overflow-wrap:anywhere}.tiles img{width:100%;height:auto;aspect-ratio:16/9;object-fit:cover;border-radius:6px;outline:1px solid var(--line);outline-offset:-1px;background:var(--stage)}.tiles a:hover span{text-decoration:underline}
.runs,.held{display:grid;gap:.5rem;padding:.7rem .9rem;border:1px solid var(--line);border-left:3px solid var(--reported);border-radius:8px;background:var(--card)}.runs p,.held p,.runs h3,.held h3{margin:0}
.review{display:grid;gap:.55rem;max-width:112rem;margin:-1.5rem -2rem 1.2rem;padding:.9rem 2rem;border-bottom:1px solid var(--line);background:var(--card)}
.review[hidden]{display:none}.review header{display:flex;flex-wrap:wrap;align-items:baseline;gap:.2rem 1rem}.review header button{margin-left:auto}.review h2:focus{outline:none}.review h2:focus-visible{outline:2px solid var(--accent);outline-offset:4px;border-radius:2px}
.review .says{margin:0;font-size:1.05rem}.review .says .decision{display:inline;font-size:.9rem;margin-left:.6rem}.tally{margin:0;color:var(--soft);font-size:.88rem}
.choices,.why,.saving{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .5rem;margin:0}.why[hidden],.saving[hidden],.done[hidden]{display:none}.choices .turn{margin-left:auto;display:flex;gap:.4rem}
.review button{padding:.2rem .6rem;font-size:.88rem}.review button:disabled{color:var(--soft);cursor:default;border-color:var(--line);opacity:.75}
.why label,.saving label{font-size:.88rem;font-weight:600}.why input{flex:1 1 22rem}.saving input{flex:0 1 16rem}.review input{font:inherit;color:inherit;background:var(--page);border:1px solid var(--soft);border-radius:6px;padding:.3rem .6rem;min-width:0}.review input[aria-invalid=true]{border-color:var(--failed)}.wrong{margin:0;color:var(--failed);font-size:.88rem;font-weight:600;flex-basis:100%}.wrong:empty{display:none}
.strip{display:flex;gap:.35rem;overflow-x:auto;padding:2px 2px .3rem}.strip button{flex:none;display:grid;gap:.1rem;width:92px;padding:.2rem;font-size:.75rem;content-visibility:auto;contain-intrinsic-size:92px 72px}.strip img{width:100%;aspect-ratio:16/9;object-fit:cover;border-radius:4px;outline:1px solid var(--line);outline-offset:-1px;background:var(--stage)}.strip span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.strip .out span{text-decoration:line-through}.strip .out img{filter:grayscale(1) opacity(.35)}
.done{display:grid;gap:.4rem}.done ol{margin:0;padding-left:1.2rem;display:grid;gap:.15rem;max-height:9rem;overflow:auto;font-size:.88rem}.done .decision{display:inline}.done p{margin:0}
.review .keep{flex-wrap:wrap;font-size:.88rem;margin:0}.review .keep[hidden]{display:none}.review .keep code{white-space:pre;max-width:100%;max-height:9rem;overflow:auto}
@media (max-width:60rem){.review{margin:-1rem -1rem 1rem;padding:.8rem 1rem}}
@media print{.review,.row button,.start{display:none!important}.js .members:not(.open){display:grid}}
`;
