import { fstatSync } from 'node:fs';
import { Socket } from 'node:net';

/** The variable that names the inherited descriptor whose end of file means that the starter is gone. */
export const lifelineVariable = 'HORIZON_LIFELINE_FD';

/**
 * For our own programs: calls `onLost` once when whoever started this program has died, however it died.
 * Does nothing when the program was started without a lifeline. The variable is taken out of the environment, since the
 * descriptor is not passed on to this program's own children. Returns a function that stops watching.
 */
export function watchLifeline(onLost: () => void, env: NodeJS.ProcessEnv = process.env): () => void {
  const text = env[lifelineVariable];
  delete env[lifelineVariable];
  if (text === undefined || !/^[0-9]{1,4}$/.test(text)) return () => {};
  const fd = Number(text);
  if (fd < 3 || !isPipe(fd)) return () => {};
  const socket = new Socket({ fd, readable: true, writable: false });
  let watching = true;
  const lost = (): void => {
    if (!watching) return;
    watching = false;
    socket.destroy();
    onLost();
  };
  socket.on('end', lost);
  socket.on('error', lost);
  socket.on('close', lost);
  socket.resume();
  socket.unref();
  return () => {
    watching = false;
    socket.destroy();
  };
}

function isPipe(fd: number): boolean {
  try {
    const stat = fstatSync(fd);
    return stat.isFIFO() || stat.isSocket();
  } catch {
    return false;
  }
}
