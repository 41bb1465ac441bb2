import { peerPackage } from './peer-package.ts';

/** Compares two PNG files; what it answers does not matter to a benchmark. */
export type FileCompare = (a: string, b: string) => Promise<unknown>;

/**
 * The fastest peer that compares files. Its packages for other systems are not served by every registry, and a lock file that names them
 * cannot be installed there.
 */
export async function blazediffPeer(): Promise<FileCompare> {
  return (peerPackage('@blazediff/bin@3.5.0') as { readonly compare: FileCompare }).compare;
}
