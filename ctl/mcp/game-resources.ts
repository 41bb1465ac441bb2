import { basename } from 'node:path';
import type { Resource } from '@modelcontextprotocol/server';
import { commandReference } from '../reference.ts';
import type { GameLink } from './game-link.ts';
import type { ReadableDocument } from './mcp-service.ts';
import type { PictureFolder } from './picture-folder.ts';

const referenceUri = 'horizon://commands';
const logUri = 'horizon://log';
const pictureUri = 'horizon://pictures/';
const logLines = 100;

/** What an agent can read of a game: the reference of all commands, the end of the log, and the newest pictures of this user's sessions. */
export class GameResources {
  readonly #link: GameLink;
  readonly #pictures: PictureFolder;

  constructor(link: GameLink, pictures: PictureFolder) {
    this.#link = link;
    this.#pictures = pictures;
  }

  list(): readonly Resource[] {
    return [
      { uri: referenceUri, name: 'commands', title: 'All commands with their arguments', mimeType: 'text/markdown' },
      { uri: logUri, name: 'log', title: "The end of the game's log", mimeType: 'text/plain' },
      ...this.#pictures.newest().map((path) => ({ uri: `${pictureUri}${basename(path)}`, name: basename(path), mimeType: 'image/png' })),
    ];
  }

  async read(uri: string): Promise<ReadableDocument | null> {
    if (uri === referenceUri) return { mimeType: 'text/markdown', text: commandReference() };
    if (uri === logUri) {
      const { lines } = await this.#link.quick(`logs --lines ${logLines}`);
      return { mimeType: 'text/plain', text: Array.isArray(lines) ? lines.join('\n') : JSON.stringify(lines) };
    }
    // Only what the listing names can be read: no path comes from the client.
    const path = this.#pictures.newest().find((picture) => `${pictureUri}${basename(picture)}` === uri);
    if (path === undefined) return null;
    const { inlinePicture } = await import('./inline-picture.ts');
    const { data, mimeType } = await inlinePicture(path, false);
    return { mimeType, blob: data };
  }
}
