import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run } from '../flat-world.ts';

const frozen = () => flatWorld({ frozen: true });

describe('/title', () => {
  it('shows a title with the subtitle that was set before it, once', () => {
    const simulation = frozen();
    chat(simulation, '/title @s subtitle {"text":"below","color":"red"}');
    expect(simulation.hud.title).toBeNull();
    expect(simulation.hud.moments.get('title')).toBeUndefined();
    chat(simulation, '/title @s title Above');
    expect(simulation.hud.title).toEqual({ title: 'Above', subtitle: '§cbelow', fadeIn: 10, stay: 70, fadeOut: 20 });
    expect(simulation.hud.moments.get('title')).toBe(1);
    chat(simulation, '/title @s title Next');
    expect(simulation.hud.title).toMatchObject({ title: 'Next', subtitle: '' });
    expect(simulation.hud.moments.get('title')).toBe(2);
  });

  it('sets times, clears, and resets them', () => {
    const simulation = frozen();
    chat(simulation, '/title @s times 1 2s 3t');
    chat(simulation, '/title @s title T');
    expect(simulation.hud.title).toMatchObject({ fadeIn: 1, stay: 40, fadeOut: 3 });
    chat(simulation, '/title @s clear');
    expect(simulation.hud.title).toBeNull();
    chat(simulation, '/title @s title T');
    expect(simulation.hud.title).toMatchObject({ fadeIn: 1 });
    chat(simulation, '/title @s reset');
    chat(simulation, '/title @s title T');
    expect(simulation.hud.title).toMatchObject({ fadeIn: 10 });
  });

  it('shows the action bar', () => {
    const simulation = frozen();
    chat(simulation, '/title @s actionbar  Hold   on');
    expect(simulation.hud.actionBar).toBe('Hold   on');
    expect(simulation.hud.moments.get('action-bar')).toBe(1);
  });

  it.each([
    ['/title @s title {"text":', 'A text is missing at the end: … @s title <--[HERE]. Usage: /title <target> title <text>'],
    ['/title @s title', 'Text is missing'],
    ['/title @s times 1 2', 'Fade out is missing'],
    ['/title @s spin', '"spin" is none of title'],
    ['/title Alex title x', 'Nobody here is called "Alex"'],
  ])('refuses %s', (line, start) => {
    expect(chat(frozen(), line).slice(0, start.length)).toBe(start);
  });
});

describe('/tellraw', () => {
  it('writes its text into the chat, codes and all', () => {
    expect(chat(frozen(), '/tellraw @s [{"text":"a","color":"red"},{"text":"b","bold":true}]')).toBe('§ca§c§lb');
  });
});

describe('/bossbar', () => {
  it('adds a bar that is shown once it has players, and counts the moments at which its fill changed', () => {
    const simulation = frozen();
    chat(simulation, '/bossbar add rig:storm {"text":"Storm","color":"red"}');
    expect(simulation.hud.bossBars).toEqual([
      {
        id: 'rig:storm',
        name: '§cStorm',
        value: 0,
        max: 100,
        color: 'white',
        style: 'progress',
        visible: true,
        shown: false,
        before: 0,
      },
    ]);
    for (const line of ['players @s', 'color blue', 'style notched_6', 'name Calm', 'visible false'])
      chat(simulation, `/bossbar set rig:storm ${line}`);
    expect(simulation.hud.moments.get('boss-bar rig:storm')).toBeUndefined();
    chat(simulation, '/bossbar set rig:storm value 50');
    chat(simulation, '/bossbar set rig:storm max 200');
    expect(simulation.hud.bossBars[0]).toMatchObject({
      name: 'Calm',
      color: 'blue',
      style: 'notched_6',
      value: 50,
      max: 200,
      shown: true,
      visible: false,
      before: 0.5,
    });
    expect(simulation.hud.moments.get('boss-bar rig:storm')).toBe(2);
  });

  it('lists, tells and removes', () => {
    const simulation = frozen();
    expect(chat(simulation, '/bossbar list')).toBe('There are no boss bars.');
    chat(simulation, '/bossbar add a §aOne');
    chat(simulation, '/bossbar add b Two');
    expect(chat(simulation, '/bossbar list')).toBe('Boss bars: minecraft:a (One), minecraft:b (Two)');
    chat(simulation, '/bossbar set a value 12');
    expect(chat(simulation, '/bossbar get a value')).toBe('value of minecraft:a is 12.');
    chat(simulation, '/bossbar remove a');
    expect(simulation.hud.bossBars.map(({ id }) => id)).toEqual(['minecraft:b']);
    expect(simulation.hud.moments.has('boss-bar minecraft:a')).toBe(false);
  });

  it.each([
    ['/bossbar add Storm x', 'An id has small letters'],
    ['/bossbar set none value 1', 'There is no boss bar "minecraft:none"; add it'],
    ['/bossbar remove none', 'There is no boss bar "minecraft:none"'],
    ['/bossbar set a color mauve', 'Color cannot be "mauve"; it is one of pink, blue'],
    ['/bossbar set a max 0', 'Max is from 1 to'],
    ['/bossbar set a value 0', 'That would change nothing; value of minecraft:a is so already'],
    ['/bossbar add a again', 'There is a boss bar "minecraft:a" already'],
  ])('refuses %s', (line, start) => {
    const simulation = frozen();
    chat(simulation, '/bossbar add a A');
    expect(chat(simulation, line).slice(0, start.length)).toBe(start);
  });
});

describe('/scoreboard', () => {
  it('shows an objective’s scores beside the game, the highest first, then by name', () => {
    const simulation = frozen();
    chat(simulation, '/scoreboard objectives add deeds dummy {"text":"Deeds","color":"gold"}');
    for (const line of ['set b deeds 3', 'set a deeds 3', 'set @s deeds 5', 'add @s deeds 4', 'remove b deeds 1', 'set #hidden deeds 9'])
      chat(simulation, `/scoreboard players ${line}`);
    expect(simulation.hud.sidebar).toBeNull();
    chat(simulation, '/scoreboard objectives setdisplay sidebar deeds');
    expect(simulation.hud.sidebar).toEqual({
      title: '§6Deeds',
      rows: [
        { name: 'Player', score: 9 },
        { name: 'a', score: 3 },
        { name: 'b', score: 2 },
      ],
    });
    chat(simulation, '/scoreboard players reset a');
    expect(simulation.hud.sidebar?.rows).toHaveLength(2);
    chat(simulation, '/scoreboard objectives setdisplay list deeds');
    chat(simulation, '/scoreboard objectives setdisplay sidebar');
    expect([simulation.hud.sidebar, simulation.hud.playerList?.rows[0]?.score]).toEqual([null, 9]);
    chat(simulation, '/scoreboard objectives remove deeds');
    expect(simulation.hud.playerList).toBeNull();
    expect(chat(simulation, '/scoreboard players list')).toBe('Nobody has a score.');
  });

  it('shows fifteen rows at most, and scores wrap as Java’s do', () => {
    const simulation = frozen();
    chat(simulation, '/scoreboard objectives add n dummy');
    chat(simulation, '/scoreboard objectives setdisplay sidebar n');
    for (let i = 0; i < 20; i++) chat(simulation, `/scoreboard players set p${i} n ${i}`);
    expect(simulation.hud.sidebar?.rows.map(({ score }) => score)).toEqual(Array.from({ length: 15 }, (_, i) => 19 - i));
    chat(simulation, '/scoreboard players set x n 2147483647');
    expect(chat(simulation, '/scoreboard players add x n 1')).toBe('x has -2147483648 in n.');
  });

  it.each([
    ['/scoreboard players set @s none 1', 'There is no objective "none"; add it'],
    ['/scoreboard objectives add n dummy', 'There is an objective "n" already'],
    ['/scoreboard objectives add m health', 'Criterion cannot be "health"'],
    ['/scoreboard objectives setdisplay top n', 'Slot cannot be "top"'],
    ['/scoreboard objectives setdisplay sidebar', 'That would change nothing'],
    ['/scoreboard players get @s n', 'Player has no score in n'],
    ['/scoreboard players set @e n 1', '"@e" names nobody here'],
  ])('refuses %s', (line, start) => {
    const simulation = frozen();
    chat(simulation, '/scoreboard objectives add n dummy');
    expect(chat(simulation, line).slice(0, start.length)).toBe(start);
  });
});

describe('/experience', () => {
  it.each([
    [['set @s 5 levels', 'set @s 3'], 'You have 5 levels and 3 points.', 5, 3 / 17],
    [['add @s 7'], 'You have 1 levels and 0 points.', 1, 0],
    [['add @s 352'], 'You have 16 levels and 0 points.', 16, 0],
    [['add @s 1507'], 'You have 31 levels and 0 points.', 31, 0],
    [['set @s 3 levels', 'add @s -10'], 'You have 2 levels and 1 points.', 2, 1 / 11],
    [['set @s 3 levels', 'add @s -1000'], 'You have 0 levels and 0 points.', 0, 0],
    [['set @s 3 levels', 'set @s 6', 'add @s -5 levels'], 'You have 0 levels and 0 points.', 0, 0],
  ])('%j leaves %s', (lines, answer, level, experience) => {
    const simulation = frozen();
    const answers = lines.map((line) => chat(simulation, `/xp ${line}`));
    expect(answers.at(-1)).toBe(answer);
    expect(simulation.player.level).toBe(level);
    expect(simulation.player.experience).toBeCloseTo(experience, 12);
    expect(chat(simulation, '/experience query @s levels')).toBe(`You have ${level} levels.`);
  });

  it.each([
    ['/xp set @s 7', 'Level 0 has room for 6 points'],
    ['/xp add @s 99999 levels', '21863 levels are the most'],
    ['/xp set @s -1', 'Amount is from 0'],
  ])('refuses %s', (line, start) => {
    expect(chat(frozen(), line).slice(0, start.length)).toBe(start);
  });

  it('is lost with a life', () => {
    const simulation = frozen();
    chat(simulation, '/xp set @s 5 levels');
    chat(simulation, '/kill');
    run(simulation, 1);
    simulation.respawn();
    expect(simulation.player.level).toBe(0);
  });
});
