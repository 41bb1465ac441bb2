import { describe, expect, it } from 'vitest';
import { chat, flatWorld } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';
import { waypointColor } from './received-waypoints.ts';

const colors = (simulation: Simulation): readonly number[] => (simulation.waypoints ?? []).map(({ color }) => color);

/** A frozen world with bodies summoned at 10 blocks from the player, each with what stands behind its place. */
function withBodies(...bodies: readonly (readonly [kind: string, data: string])[]): Simulation {
  const simulation = flatWorld({ frozen: true });
  for (const [kind, data] of bodies) chat(simulation, `/summon ${kind} ~10 ~ ~ ${data}`);
  return simulation;
}

const sends = (range: number, icon = ''): string => `{NoAI:1b,attributes:[{id:"minecraft:waypoint_transmit_range",base:${range}}]${icon}}`;

describe('waypoints', () => {
  it('are received from those alone that are nearer than their range', () => {
    const simulation = withBodies(['cow', '{NoAI:1b}'], ['pig', sends(9)], ['sheep', sends(11)]);
    expect(simulation.waypoints?.map(({ id }) => id)).toEqual([simulation.entities.find(({ kind }) => kind === 'sheep')?.id]);
  });

  it('stand at the eyes, in the colour and style that was chosen', () => {
    const simulation = withBodies(['cow', sends(50, ',locator_bar_icon:{color:255,style:"minecraft:bowtie"}')]);
    const { x, y, z } = simulation.player;
    expect(simulation.waypoints).toMatchObject([{ x: x + 10, z, color: 255, style: 'bowtie' }]);
    expect(simulation.waypoints?.[0]?.y).toBeGreaterThan(y + 0.5);
  });

  it('have a bright colour of their own by the number of the body', () => {
    const own = Array.from({ length: 500 }, (_, i) => waypointColor(i));
    expect(new Set(own).size).toBe(500);
    const brightest = own.map((color) => Math.max(color >> 16, (color >> 8) & 255, color & 255));
    expect([...new Set(brightest)]).toEqual([230]);
  });

  it.each(['carved_pumpkin', 'zombie_head', 'skeleton_skull'])('are hidden by a %s on the head, and the range says so', (head) => {
    const simulation = withBodies(['zombie', sends(50)]);
    expect(simulation.waypoints).toHaveLength(1);
    const worn = withBodies(['zombie', sends(50).replace('{NoAI', `{equipment:{head:{id:${head}}},NoAI`)]);
    expect(worn.waypoints).toEqual([]);
    expect(chat(worn, '/attribute @n[type=zombie] waypoint_transmit_range get')).toBe('waypoint_transmit_range of Zombie is 0.');
    expect(chat(worn, '/attribute @n[type=zombie] waypoint_transmit_range base get')).toBe(
      'waypoint_transmit_range of Zombie is set to 50.',
    );
  });

  it('are not shown while the rule locator_bar is off', () => {
    const simulation = withBodies(['cow', sends(50)]);
    chat(simulation, '/gamerule locator_bar false');
    expect(simulation.waypoints).toEqual([]);
    chat(simulation, '/gamerule locator_bar true');
    expect(simulation.waypoints).toHaveLength(1);
  });
});

describe('/attribute', () => {
  it('makes a body send, and the player receive, from so many blocks', () => {
    const simulation = withBodies(['cow', '{NoAI:1b}']);
    chat(simulation, '/attribute @n[type=cow] minecraft:waypoint_transmit_range base set 20.5');
    expect(simulation.waypoints).toHaveLength(1);
    chat(simulation, '/attribute @s waypoint_receive_range base set 5');
    expect(simulation.waypoints).toEqual([]);
    chat(simulation, '/attribute @s waypoint_receive_range base reset');
    expect(simulation.waypoints).toHaveLength(1);
    expect(chat(simulation, '/attribute @n[type=cow] waypoint_transmit_range get 2')).toBe('waypoint_transmit_range of Cow is 41.');
  });

  it.each([
    ['/attribute @s waypoint_transmit_range get', 'Player has no attribute waypoint_transmit_range'],
    ['/attribute @n[type=cow] waypoint_receive_range get', 'Cow has no attribute waypoint_receive_range'],
    ['/attribute @s scale get', 'This game has no attribute "scale"; it has waypoint_receive_range, waypoint_transmit_range'],
    ['/attribute @e[type=pig] waypoint_transmit_range get', 'Nobody fits that selector'],
    ['/attribute @e waypoint_transmit_range get', 'That selector means several'],
    ['/attribute @s waypoint_receive_range base set -1', 'Value is from 0 to 60000000'],
  ])('refuses %s', (line, start) => {
    expect(chat(withBodies(['cow', '{NoAI:1b}']), line).slice(0, start.length)).toBe(start);
  });
});

describe('/waypoint', () => {
  it('lists who sends, and says how to make somebody', () => {
    expect(chat(withBodies(), '/waypoint list')).toMatch(/^Nobody sends a waypoint; \/attribute /);
    expect(chat(withBodies(['cow', sends(5)]), '/waypoint list')).toMatch(/^Waypoints: Cow at -?\d+ -?\d+ -?\d+\.$/);
  });

  it('changes colour and style, and gives them back', () => {
    const simulation = withBodies(['cow', sends(50)]);
    const own = colors(simulation);
    const modified = (line: string): readonly number[] => {
      chat(simulation, `/waypoint modify @n[type=cow] ${line}`);
      return colors(simulation);
    };
    expect([modified('color gold'), modified('color hex 0A0b0c'), modified('color reset')]).toEqual([[0xffaa00], [0x0a0b0c], own]);
    modified('style set minecraft:bowtie');
    expect(simulation.waypoints?.[0]?.style).toBe('bowtie');
    modified('style reset');
    expect(simulation.waypoints?.[0]?.style).toBe('default');
  });

  it.each([
    ['/waypoint modify @s color red', 'Player sends no waypoint'],
    ['/waypoint modify @n[type=cow] color hex 12345', 'A colour has six hexadecimal digits'],
    ['/waypoint modify @n[type=cow] style set arrow', 'This game has no waypoint style "arrow"; it has default, bowtie'],
    ['/summon cow ~ ~ ~ {attributes:3}', 'Attributes is a list'],
    ['/summon cow ~ ~ ~ {locator_bar_icon:{style:x}}', 'This game has no waypoint style "x"'],
  ])('or summon refuses %s', (line, start) => {
    expect(chat(withBodies(['cow', sends(50)]), line).slice(0, start.length)).toBe(start);
  });
});

describe('experience', () => {
  it('counts as a moment whenever it changes', () => {
    const simulation = flatWorld({ frozen: true });
    const moments = (): number => simulation.hud.moments.get('experience') ?? 0;
    expect(moments()).toBe(0);
    chat(simulation, '/xp add @s 3 points');
    const points = moments();
    chat(simulation, '/xp set @s 2 levels');
    expect([points > 0, moments() > points]).toEqual([true, true]);
  });
});
