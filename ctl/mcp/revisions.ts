/** The stateless revision: every request carries its own version and capabilities. */
export const modernRevision = '2026-07-28';
/** The revision of the `initialize` handshake that older clients speak. */
export const legacyRevision = '2025-06-18';

/** Every revision served, newest first (spec, "Protocol revisions"). */
export const servedRevisions: readonly string[] = [modernRevision, legacyRevision];

/** Which of the two ways a request is answered. */
export type Era = 'modern' | 'legacy';
