/**
 * The look of a shot's pictures. Zoom and pan are the numbers `--zoom`, `--x` and `--y` of the viewer (the picture's point, from 0 to 1,
 * that is in the middle of each pane), so that all panes show the same place whatever their size.
 */
export const viewerStyle = `
.viewer{border:1px solid var(--line);border-radius:10px;background:var(--card);overflow:hidden}
html:not(.js) .viewer :is(.reel,.film){display:none}
.bar,.reel{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.5rem;padding:.6rem;border-bottom:1px solid var(--line)}
.bar button,.reel button{padding:.2rem .5rem;font-size:.88rem}.views,.zoom{display:flex;flex-wrap:wrap;align-items:center;gap:.3rem}.scale{min-width:3.6rem;text-align:center;color:var(--soft);font-size:.88rem;font-variant-numeric:tabular-nums}
.share{display:none;grid-template-columns:auto 1fr 3rem;gap:.7rem;align-items:center;padding:.35rem .7rem;border-bottom:1px solid var(--line);font-size:.88rem}
[data-view=slider] .share.split,[data-view=onion] .share.onion{display:grid}
.stage{display:grid;grid-template-columns:1fr 1fr;gap:1px;background:var(--stage);position:relative}
.stage>.none{grid-column:1/-1}
.pane{margin:0;min-width:0;position:relative;overflow:hidden;width:100%;max-width:calc(78vh*var(--w)/var(--h));aspect-ratio:var(--w)/var(--h);justify-self:center;background:var(--stage);display:grid;align-items:start}
.pane>.none{align-self:center}
.pane img{display:block;height:auto;transform-origin:0 0;transform:translate(calc((.5 - var(--x,.5)*var(--zoom,1))*var(--pane-width,0)*1px),calc((.5 - var(--y,.5)*var(--zoom,1))*var(--pane-height,0)*1px)) scale(var(--zoom,1))}
.viewer:not(.zoomed) .pane img{transform:none}.crisp .pane img{image-rendering:pixelated}
.zoomed .stage{touch-action:none;cursor:grab}.zoomed.dragging .stage{cursor:grabbing}.stage{cursor:crosshair}
.pane::before,.pane::after{content:"";position:absolute;pointer-events:none;display:none}
.marked .pane::before{display:block;z-index:3;left:calc(var(--mark-x)*1px);top:calc(var(--mark-y)*1px);width:calc(var(--mark-size)*1px);height:calc(var(--mark-size)*1px);border:1px solid #fff;outline:1px solid #000;border-radius:1px}
.gridded .pane::after{display:block;inset:0;opacity:.35;background:linear-gradient(90deg,#888 1px,#0000 1px) calc(var(--grid-x)*1px) 0/calc(var(--pixel)*1px) 100%,linear-gradient(#888 1px,#0000 1px) 0 calc(var(--grid-y)*1px)/100% calc(var(--pixel)*1px)}
figcaption{position:absolute;z-index:2;left:.5rem;top:.5rem;padding:.05rem .5rem;border-radius:99px;background:#000b;color:#fff;font-size:.78rem;pointer-events:none}
[data-view=side] .pane.difference,[data-view=difference] .pane:not(.difference),[data-view=actual] .pane:not(.actual),:is([data-view=slider],[data-view=onion],[data-view=blink]) .pane.difference,.viewer:not([data-view=difference]) .legend{display:none}
:is([data-view=difference],[data-view=actual],[data-view=slider],[data-view=onion],[data-view=blink]) .stage{grid-template-columns:1fr}
:is([data-view=slider],[data-view=onion],[data-view=blink]) .pane{grid-area:1/1}
:is([data-view=slider],[data-view=onion]) .pane.golden{z-index:1;background:none}
[data-view=slider] .pane.golden{clip-path:inset(0 calc(100% - var(--split,50%)) 0 0)}
.edge{display:none}[data-view=slider] .edge{display:block;position:absolute;inset:0 auto 0 var(--split,50%);z-index:2;width:2px;margin-left:-1px;background:#fff;box-shadow:0 0 0 1px #0009;pointer-events:none}
:is([data-view=slider],[data-view=onion]) .pane.actual figcaption{left:auto;right:.5rem}
[data-view=onion] .pane.golden img{opacity:var(--onion,.5)}
[data-view=blink] .pane.golden{visibility:hidden}[data-view=blink].flipped .pane.golden{visibility:visible}[data-view=blink].flipped .pane.actual{visibility:hidden}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;margin:0;padding:.5rem .7rem;list-style:none;font-size:.83rem;color:var(--soft);background:var(--card)}.legend b{color:var(--ink);font-variant-numeric:tabular-nums}.legend i,.swatch{display:inline-block;width:.8rem;height:.8rem;border-radius:3px;margin-right:.35rem;vertical-align:-.1rem;border:1px solid #8886}
.readout{margin:0;padding:.4rem .7rem;min-height:2.1rem;border-top:1px solid var(--line);font-size:.85rem;color:var(--soft);font-variant-numeric:tabular-nums}.readout output{display:flex;flex-wrap:wrap;gap:.1rem 1.4rem}.readout code{color:var(--ink)}
.reel{justify-content:flex-start;border-bottom:0;border-top:1px solid var(--line)}.reel .scrub{flex:1;min-width:8rem}.place{font-size:.88rem;font-variant-numeric:tabular-nums}
.film{display:flex;gap:.4rem;overflow-x:auto;padding:.4rem .6rem .6rem}
.film button{padding:.25rem;display:grid;gap:.15rem;justify-items:center;align-content:start;font-size:.78rem;flex:none;width:124px;content-visibility:auto;contain-intrinsic-size:124px 90px}
.film img{width:112px;aspect-ratio:var(--w)/var(--h);border-radius:4px;display:block}
.film .bad{border-color:var(--failed)}.film .bad span{color:var(--failed);font-weight:600}.film .first{border-width:2px;padding:calc(.25rem - 1px)}
@media (max-width:60rem){.stage{grid-template-columns:1fr}}
`;
