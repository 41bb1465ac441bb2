import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DigestsShape } from '../ctl/shapes.ts';
import { writeFileAtomically } from './atomic-file.ts';
import type { Captured } from './captured.ts';
import type { Instability } from './instability.ts';
import { layers } from './layer-verdict.ts';
import type { Observation } from './observe-shot.ts';

/** Version of a proof's shape. */
const proofSchema = 'horizon-rig-proof-1';

/** Fewest boots that make a proof. */
export const fewestBoots = 3;

/** That a shot is the same in every boot, or what of it is not: NAME.json in a folder of proofs. */
export interface Proof {
  readonly schema: typeof proofSchema;
  readonly shot: string;
  /** See `keyText`. */
  readonly key: string;
  /** Each boot, for people. */
  readonly boots: readonly string[];
  /** Digests of each frame as the first boot that draws showed them. */
  readonly frames: readonly DigestsShape[];
  readonly unstable: readonly Instability[];
}

/** Puts the observations of a shot and what differs between them together. */
export function makeProof(shot: string, observations: readonly Observation[], unstable: readonly Instability[]): Proof {
  const drawn = observations.find(({ key }) => key !== '') ?? observations[0];
  return {
    schema: proofSchema,
    shot,
    key: drawn?.key ?? '',
    boots: observations.map(({ where }) => where),
    frames: drawn?.frames.map(({ digests }) => digests) ?? [],
    unstable,
  };
}

/** File of a shot's proof in a folder. */
export function proofFile(folder: string, shot: string): string {
  return join(folder, `${shot}.json`);
}

/** Writes a proof into a folder. */
export async function writeProof(folder: string, proof: Proof): Promise<void> {
  await writeFileAtomically(proofFile(folder, proof.shot), `${JSON.stringify(proof, null, 1)}\n`);
}

/** Reads the proof of a shot; null where there is none that can be read, which is as good as none. */
export async function readProof(folder: string, shot: string): Promise<Proof | null> {
  const text = await readFile(proofFile(folder, shot), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const proof = JSON.parse(text) as Proof;
    return proof.schema === proofSchema ? proof : null;
  } catch {
    return null;
  }
}

/** Why a proof does not prove a captured shot, or null when it does: enough boots, all equal, and equal to what was captured. */
export function proofFault(proof: Proof | null, captured: Pick<Captured, 'shot' | 'key' | 'frames'>): string | null {
  if (proof === null) return 'it was never proved';
  if (proof.unstable.length > 0) return `it is not stable: ${proof.unstable.map(instabilityText).join('; ')}`;
  if (proof.boots.length < fewestBoots) return `its proof has ${proof.boots.length} boots and ${fewestBoots} are the fewest`;
  if (proof.key !== captured.key) return `its proof is for ${proof.key}`;
  const same =
    proof.frames.length === captured.frames.length &&
    proof.frames.every((digests, frame) => layers.every((layer) => digests[layer] === captured.frames[frame]!.digests[layer]));
  return same ? null : 'what was proved is another picture than what was captured';
}

/** One unstable layer as a sentence's part. */
export function instabilityText({ layer, frame, region, where, against, boots, of }: Instability): string {
  return `layer ${layer} from frame ${frame} on: ${region}; ${where} against ${against}, ${boots} of ${of} boots differ`;
}
