import { textOfComponent } from '../hud/text-component.ts';
import { TextValueError } from '../hud/text-value.ts';
import { CommandError } from './command-error.ts';
import type { CommandReader } from './command-reader.ts';

/** The rest of the line as a text to show: plain, or a text component as JSON or SNBT. Answers text with formatting codes. */
export function readText(input: CommandReader, what: string): string {
  try {
    return textOfComponent(input.rest(what));
  } catch (error) {
    if (error instanceof TextValueError) throw new CommandError(error.message);
    throw error;
  }
}
