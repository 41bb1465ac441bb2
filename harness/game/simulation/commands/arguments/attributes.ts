import { attributeNames, type WaypointAttribute } from '../../waypoints/waypoint-attributes.ts';
import type { ArgumentType } from '../tree/argument.ts';

/** An attribute that bodies of this game have. The namespace may be left out. */
export const attribute: ArgumentType<WaypointAttribute> = {
  takes: `an attribute: ${attributeNames.join(', ')}`,
  read(input) {
    const word = input.word('attribute').replace(/^minecraft:/, '');
    const name = attributeNames.find((each) => each === word);
    if (name === undefined) throw input.fault(`this game has no attribute "${word}"; it has ${attributeNames.join(', ')}`);
    return name;
  },
  suggest: () => attributeNames,
};
