import { ControlError } from '../../../ctl/control-error.ts';
import { ControlClient } from '../../../ctl/wire/client.ts';
import type { Face } from './face.ts';

/**
 * Gives commands over the socket. Every command has a connection of its own, as with horizon-ctl, so that a pending wait never holds
 * the next command and both faces order things alike.
 */
export function socketFace(socket: string): Face {
  const open = new Set<ControlClient>();
  return {
    via: 'socket',
    give: async (name, args) => {
      const client = await ControlClient.connect({ socket });
      open.add(client);
      try {
        return (await client.call(name, args)) as Awaited<ReturnType<Face['give']>>;
      } catch (error) {
        if (error instanceof ControlError && error.kind !== 'connection')
          return { error: error.message, kind: error.kind, ...error.details };
        throw error;
      } finally {
        open.delete(client);
        client.close();
      }
    },
    close: async () => {
      for (const client of open) client.close();
    },
  };
}
