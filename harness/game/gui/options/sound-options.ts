import { choice, flag, percent, share, text } from './option-row.ts';

const silent = { kept: 'This game makes no sound.' } as const;
const volume = (value: number): string => (value === 0 ? 'OFF' : percent(value));

/** What is heard: the volumes of Java Edition's categories, and how sound is told (minecraft.wiki, "Options.txt"). */
export const soundOptions = {
  soundCategory_master: share('Master Volume', 1, { show: volume, effect: silent, older: [{ key: 'sound', read: volumeOf }] }),
  soundCategory_music: share('Music', 1, { show: volume, effect: silent, older: [{ key: 'music', read: volumeOf }] }),
  soundCategory_record: share('Jukebox/Note Blocks', 1, { show: volume, effect: silent }),
  soundCategory_weather: share('Weather', 1, { show: volume, effect: silent }),
  soundCategory_block: share('Blocks', 1, { show: volume, effect: silent }),
  soundCategory_hostile: share('Hostile Creatures', 1, { show: volume, effect: silent }),
  soundCategory_neutral: share('Friendly Creatures', 1, { show: volume, effect: silent }),
  soundCategory_player: share('Players', 1, { show: volume, effect: silent }),
  soundCategory_ambient: share('Ambient/Environment', 1, { show: volume, effect: silent }),
  soundCategory_voice: share('Voice/Speech', 1, { show: volume, effect: silent }),
  soundCategory_ui: share('Interface', 1, { show: volume, effect: silent }),
  soundDevice: text('Device', '', { quoted: true, show: (value) => (value === '' ? 'System Default' : value), effect: silent }),
  showSubtitles: flag('Show Subtitles', false, { effect: silent }),
  directionalAudio: flag('Directional Audio', false, { effect: silent }),
  musicFrequency: choice(
    'Music Frequency',
    'default',
    'quoted',
    { default: ['DEFAULT', 'Default'], frequent: ['FREQUENT', 'Frequent'], constant: ['CONSTANT', 'Constant'] },
    { effect: silent },
  ),
  musicToast: choice(
    'Music Notices',
    'never',
    'quoted',
    { never: ['never', 'Never'], pause: ['pause', 'Pause Menu'], pauseAndToast: ['pause_and_toast', 'Pause Menu and Notice'] },
    { effect: silent, read: (given) => (({ true: 'pauseAndToast', false: 'never' }) as const)[given as 'true' | 'false'] },
  ),
};

function volumeOf(given: string): number | undefined {
  const value = Number(given);
  return given.trim() !== '' && value >= 0 && value <= 1 ? value : undefined;
}
