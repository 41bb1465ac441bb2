import { flag, number, numbered, percent, share } from './option-row.ts';

const heights = { from: 20, more: 160 };
const heightOf = (value: number): string => `${Math.floor(heights.from + value * heights.more)}px`;

/** How the chat looks (minecraft.wiki, "Options.txt"; the pixels behind the shares are those of "Options", Chat Settings). */
export const chatOptions = {
  chatVisibility: numbered(
    'Chat',
    'shown',
    { shown: 'Shown', commands: 'Commands Only', hidden: 'Hidden' },
    { effect: { does: 'Which lines of the chat are shown over the game.' } },
  ),
  chatColors: flag('Colors', true, { effect: { does: 'Whether lines of the chat have the colours that they were sent in.' } }),
  chatLinks: flag('Web Links', true, { effect: { kept: 'Links in the chat cannot be opened.' } }),
  chatLinksPrompt: flag('Prompt on Links', true, { effect: { kept: 'Links in the chat cannot be opened.' } }),
  chatOpacity: share('Chat Text Opacity', 1, {
    show: (value) => percent(value * 0.9 + 0.1),
    effect: { does: 'How strongly the letters of the chat are drawn.' },
  }),
  textBackgroundOpacity: share('Background Opacity', 0.5, { effect: { does: 'How dark it is behind the lines of the chat.' } }),
  backgroundForChatOnly: flag('Text Background', true, {
    shown: ['Everywhere', 'Chat'],
    effect: { kept: 'Only the chat has a background for its text.' },
  }),
  chatScale: share('Chat Text Size', 1, { effect: { does: 'How large the letters of the chat are; 0 hides it.' } }),
  chatLineSpacing: share('Line Spacing', 0, { effect: { does: 'How far the lines of the chat are apart.' } }),
  chatDelay: number('Chat Delay', 0, {
    min: 0,
    max: 6,
    perUnit: 10,
    float: true,
    show: (value) => (value === 0 ? 'None' : `${value.toFixed(1)} s`),
    effect: { kept: 'Lines are shown when they come.' },
  }),
  chatWidth: share('Width', 1, {
    show: (value) => `${Math.floor(40 + value * 280)}px`,
    effect: { does: 'How wide the chat is.' },
  }),
  chatHeightFocused: share('Focused Height', 1, { show: heightOf, effect: { does: 'How high the chat is while it is open.' } }),
  chatHeightUnfocused: share('Unfocused Height', 0.4375, { show: heightOf, effect: { does: 'How high the chat is over the game.' } }),
  autoSuggestions: flag('Command Suggestions', true, {
    effect: { kept: 'What fits is always offered while a command is typed.' },
    older: [{ key: 'autoSuggestCommands', read: (given) => ({ true: true, false: false })[given as 'true' | 'false'] }],
  }),
  hideMatchedNames: flag('Hide Matched Names', true, { effect: { kept: 'A game of one has nobody to hide.' } }),
  reducedDebugInfo: flag('Reduced Debug Info', false, { effect: { does: 'Whether the debug screen leaves out where the player is.' } }),
  onlyShowSecureChat: flag('Only Show Secure Chat', false, { effect: { kept: 'Nobody signs what is said in a game of one.' } }),
  saveChatDrafts: flag('Save Chat Drafts', false, {
    effect: { does: 'Whether a line that was left unsent is there when the chat opens again.' },
  }),
  narrator: numbered(
    'Narrator',
    'off',
    { off: 'OFF', all: 'Narrates All', chat: 'Narrates Chat', system: 'Narrates System' },
    { effect: { kept: 'This game has no voice; the command ui tells what is on the screen.' } },
  ),
};
