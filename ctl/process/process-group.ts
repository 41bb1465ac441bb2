/** Sends a signal to every process of a group. False when none was left to get it. On Windows only the one process can be reached. */
export function signalGroup(leader: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(process.platform === 'win32' ? leader : -leader, signal);
    return true;
  } catch (error) {
    // EPERM: macOS answers it for a group that holds only zombies.
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ESRCH' || code === 'EPERM') return false;
    throw error;
  }
}
