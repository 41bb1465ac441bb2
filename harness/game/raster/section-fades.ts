import type { DisplayList, SectionMesh } from '../display/display-list.ts';
import { type FogRamp, fogShare, type PassState, withView } from './pass-state.ts';

/** The same share of fog at every distance. */
function evenFog(fog: FogRamp, share: number): FogRamp {
  return { ...fog, start: -1e9, end: 1e9, scale: (share * 256) / 1e9 };
}

/** Tells the state that a section is drawn with: one that fades in comes out of the fog's colour, unless it lies deeper in fog anyway. */
export function sectionStates(world: PassState, { sections, fades }: DisplayList): (section: SectionMesh) => PassState {
  if (fades === undefined) return () => world;
  const states = new Map<SectionMesh, PassState>();
  const { camX, camY, camZ } = world.view;
  for (let i = 0; i < sections.length; i++) {
    const section = sections[i];
    if (fades[i] >= 1) continue;
    const [x, y, z] = [section.x + 8 - camX, section.y + 8 - camY, section.z + 8 - camZ];
    const missing = 1 - Math.max(0, fades[i]);
    if (fogShare(world.fog, Math.sqrt(x * x + y * y + z * z)) >= missing * 256) continue;
    states.set(section, withView(world, world.view, evenFog(world.fog, missing)));
  }
  return (section) => states.get(section) ?? world;
}
