import type { ShotPlan } from '../../still/shot-plan.ts';

/** The glint in the hand, on drops and in slots, moving from step to step. */
export const shot: ShotPlan = {
  name: 'enchanted',
  title: 'Enchanted things gleam in the hand, on the ground and in the hotbar, four steps of the world apart',
  size: [854, 480],
  world: { name: 'gleam', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command gamerule spawn_mobs false',
    'command fill -8 139 -8 8 139 8 polished_deepslate',
    'command fill -8 140 -8 8 145 -8 deepslate_bricks',
    'command tp @s 0.5 140 4.5 180 8',
    'command give @s diamond_sword[enchantments={sharpness:5}]',
    'command give @s iron_pickaxe[enchantments={efficiency:3}]',
    'command give @s bow[enchantments={power:1}]',
    'command give @s enchanted_golden_apple',
    'command give @s golden_apple',
    'command give @s diamond_pickaxe',
    'command summon item -1.5 140 0 {Item:{id:"diamond_chestplate",count:1,components:{enchantments:{protection:4}}}}',
    'command summon item 0.5 140 -1 {Item:{id:"netherite_axe",count:1,components:{enchantments:{sharpness:4}}}}',
    'command summon item 2.5 140 0 {Item:{id:"enchanted_golden_apple",count:1}}',
    'command tick step 210',
    'wait 240',
  ],
  screen: 'game',
  settleTicks: 60,
  sequence: { frames: 4, between: ['command tick step 6', 'wait 120'], frameMs: 200 },
  facts: [
    { kind: 'moves', says: 'the glint moves from step to step', pixels: 200 },
    { kind: 'painted', says: 'the hand holds a sword', area: { x: 560, y: 260, width: 200, height: 180 }, colors: 60 },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
