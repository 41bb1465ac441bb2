import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';

let encoding: Tiktoken | null = null;

/** Tokens of a text in the encoding o200k_base. What differs from run to run though nothing changed (folders, processes, times) counts as one word. */
export function textTokens(text: string): number {
  encoding ??= new Tiktoken(o200k);
  return encoding.encode(steady(text)).length;
}

/** Pixels that cost one token (Anthropic's guide to vision: width times height by 750). */
const pixelsPerToken = 750;

/** Tokens of a PNG, by the size that its header tells. @throws Error when it is none. */
export function pictureTokens(png: Uint8Array): number {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  if (png.length < 24 || view.getUint32(0) !== 0x89504e47)
    throw new Error('a picture of an answer is no PNG; look at the tool that made it');
  return Math.ceil((view.getUint32(16) * view.getUint32(20)) / pixelsPerToken);
}

function steady(text: string): string {
  return text
    .replace(/(?:\/[\w.@+-]+){2,}/g, '/path')
    .replace(/\b[0-9a-f]{16,}\b/g, 'digest')
    .replace(/\b\d+(?:\.\d+)? ?(?:ms|s)\b/g, '1 s')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, 'time')
    .replace(/("(?:rss|heap_used|uptime|pid|last_user_age_s)": ?)[\d.]+/g, '$11');
}
