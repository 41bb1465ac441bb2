import type { CloudStyle } from '../display/clouds.ts';
import type { DisplayList, GuiQuads, TextureSet } from '../display/display-list.ts';
import type { ParticleAmount } from '../display/particles.ts';
import type { Perspective } from '../display/perspective.ts';
import type { SimulationView } from '../simulation/view.ts';

/** What one frame is made from. */
export interface FrameRequest {
  readonly width: number;
  readonly height: number;
  /** Null where no loaded world is shown. */
  readonly simulation: SimulationView | null;
  /** How far between the last tick and the next, 0..1. */
  readonly partial: number;
  /** Whether sections that `prepare` has not meshed are meshed now, however long that takes. */
  readonly complete: boolean;
  /** Ticks of what moves by itself in the picture. */
  readonly ticks: number;
  readonly fov: number;
  readonly gamma: number;
  readonly bobView: boolean;
  readonly perspective: Perspective;
  /** Milliseconds that a section takes to fade in; 0 for none. */
  readonly chunkFade: number;
  /** Client ticks, with what has passed of the current one. */
  readonly now: number;
  readonly clouds: CloudStyle;
  readonly particles: ParticleAmount;
  readonly smoothLight: boolean;
  /** Lightning does not light up the sky. */
  readonly hideFlashes: boolean;
  /** How strongly the view tilts after a hit, 0..1. */
  readonly damageTilt: number;
  /** In chunks. */
  readonly renderDistance: number;
  /** Chunks to which far terrain is drawn; 0 for none. */
  readonly lodDistance: number;
  readonly gui: GuiQuads;
  /** Whether hand and outline are shown: not while F1 hides the interface. */
  readonly showHand: boolean;
}

/** The part of the world that a frame shows. */
export type ViewRequest = Pick<
  FrameRequest,
  'simulation' | 'renderDistance' | 'lodDistance' | 'partial' | 'fov' | 'bobView' | 'damageTilt' | 'perspective' | 'width' | 'height'
>;

/** Makes display lists, keeping the meshes of a world from frame to frame. */
export interface WorldFrames {
  /** Meshes a few sections of what a frame shows. True when nothing is left to mesh. */
  prepare(view: ViewRequest): boolean;
  list(request: FrameRequest): DisplayList;
  /** The textures that lists are drawn with from now on. */
  useTextures(textures: TextureSet): void;
  /** Layer D: a digest of a list, as 64 hexadecimal digits. */
  digest(list: DisplayList): string;
  /** Digests of what a list is made of (camera, sections, gui, ...), so that a verdict can name what moved. */
  parts(list: DisplayList): Readonly<Record<string, string>>;
  /** How often each texture is drawn and a short digest of how, by its name; see `displayDraws`. */
  draws(list: DisplayList): Readonly<Record<string, string>>;
  readonly sectionCount: number;
}
