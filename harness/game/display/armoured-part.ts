/** The parts of a body that armour covers. */
export type ArmouredPart = 'head' | 'body' | 'rightArm' | 'leftArm' | 'leg';
