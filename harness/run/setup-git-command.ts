import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { execa } from 'execa';
import { manifestFile } from '../../still/golden-store.ts';
import { goldenFolder } from './golden-folder.ts';

/** Name of the merge driver in git's configuration and in .gitattributes. */
const driver = 'horizon-goldens';

/**
 * `horizon-rig setup-git`: makes git merge goldens by shot in a checkout. The driver goes into the checkout's own configuration, since git
 * takes no program from a repository, and what it is for into .gitattributes, which is committed. Twice is as good as once.
 */
export async function setupGitCommand(raw: { readonly goldens?: string }): Promise<number> {
  const goldens = raw.goldens === undefined ? goldenFolder() : resolve(raw.goldens);
  if (!existsSync(goldens)) throw new Error(`there is no folder ${goldens}; approve a shot first, or give another: --goldens DIR`);
  const root = await git(goldens, 'rev-parse', '--show-toplevel');
  const program = realpathSync(process.argv[1]!);
  await git(root, 'config', `merge.${driver}.name`, 'goldens of horizon-rig, shot by shot');
  await git(root, 'config', `merge.${driver}.driver`, `${quoted(process.execPath)} ${quoted(program)} merge-goldens %O %A %B %P`);
  const folder = relative(realpathSync(root), realpathSync(goldens)).split(sep).join('/');
  const added = addAttributes(join(root, '.gitattributes'), [
    `${folder}/${manifestFile} merge=${driver}`,
    // The words of a golden belong to its picture: they are one side's, whole.
    `${folder}/*.json -merge`,
  ]);
  process.stdout.write(`git merges ${folder}/${manifestFile} by shot in this checkout\n`);
  if (added.length > 0) process.stdout.write(`added to .gitattributes, commit it:\n${added.map((line) => `    ${line}\n`).join('')}`);
  return 0;
}

/** Adds what is missing and returns it. */
function addAttributes(path: string, wanted: readonly string[]): string[] {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const present = new Set(text.split('\n').map((line) => line.trim()));
  const missing = wanted.filter((line) => !present.has(line));
  if (missing.length > 0) writeFileSync(path, `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`);
  return missing;
}

/** A word of the driver's command line: git hands it to a shell. */
function quoted(word: string): string {
  // A percent sign would be read as one of git's own.
  return `'${word.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`;
}

async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await execa('git', args, { cwd, reject: false });
  if (exitCode !== 0) throw new Error(`git ${args[0]}: ${stderr.trim() || 'git is not installed'}; run it inside a checkout`);
  return stdout.trim();
}
