import type { ShotPlan } from '../../still/shot-plan.ts';

const materials = ['leather', 'chainmail', 'iron', 'golden', 'diamond', 'netherite'];

const equipment = (material: string, enchanted: boolean): string => {
  const gleam = enchanted ? ',components:{enchantments:{mending:1}}' : '';
  const piece = (slot: string, name: string, more = ''): string => `${slot}:{id:${material}_${name}${more}}`;
  return [piece('head', 'helmet', gleam), piece('chest', 'chestplate', gleam), piece('legs', 'leggings'), piece('feet', 'boots')].join(',');
};

/** Armour of every material on stands, and behind them the same enchanted, which gleams. */
export const shot: ShotPlan = {
  name: 'armour-row',
  title: 'Armour of six materials on stands, plain before and enchanted behind',
  size: [854, 480],
  world: { name: 'armoury', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command gamerule spawn_mobs false',
    'command fill -10 139 -8 10 139 10 dark_oak_planks',
    'command fill -10 140 -8 10 145 -8 stone_bricks',
    ...materials.map((material, i) => {
      const x = (-4.5 + i * 1.8).toFixed(1);
      return `command summon armor_stand ${x} 140 1 {Rotation:[${(2.5 - i) * 8}f,0f],equipment:{${equipment(material, false)}}}`;
    }),
    ...materials.map((material, i) => {
      const x = (-5.2 + i * 2.08).toFixed(2);
      return `command summon armor_stand ${x} 141 -3 {equipment:{${equipment(material, true)}}}`;
    }),
    'command tp @s 0 141.2 6.4 180 14',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 40,
  facts: [
    { kind: 'painted', says: 'armour of many colours stands there', area: { x: 150, y: 200, width: 560, height: 160 }, colors: 150 },
    {
      kind: 'brighter',
      says: 'iron is brighter than netherite',
      area: { x: 318, y: 158, width: 28, height: 28 },
      than: { x: 700, y: 158, width: 28, height: 28 },
      by: 25,
    },
    { kind: 'state', says: 'the world is frozen, and so is the glint', path: 'world.frozen', equals: true },
  ],
};
