import { createHash } from 'node:crypto';

/** An entry of a tree. */
export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

/** A commit. */
export interface StoredCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
}

/** The objects of a repository, named as git names them (git-scm.com, Git Internals: Git Objects). */
export class GitObjects {
  readonly blobs = new Map<string, Buffer>();
  readonly trees = new Map<string, readonly TreeEntry[]>();
  readonly commits = new Map<string, StoredCommit>();

  addBlob(bytes: Buffer): string {
    const sha = named('blob', bytes);
    this.blobs.set(sha, bytes);
    return sha;
  }

  addTree(entries: readonly TreeEntry[]): string {
    // Folders are sorted as if their names ended with a slash.
    const key = ({ path, type }: TreeEntry): string => (type === 'tree' ? `${path}/` : path);
    const sorted = [...entries].sort((a, b) => (key(a) < key(b) ? -1 : 1));
    const parts = sorted.flatMap(({ mode, path, sha }) => [Buffer.from(`${mode.replace(/^0/, '')} ${path}\0`), Buffer.from(sha, 'hex')]);
    const sha = named('tree', Buffer.concat(parts));
    this.trees.set(sha, sorted);
    return sha;
  }

  addCommit(commit: StoredCommit, seconds: number): string {
    const who = `somebody <somebody@example.com> ${seconds} +0000`;
    const lines = [
      `tree ${commit.tree}`,
      ...commit.parents.map((parent) => `parent ${parent}`),
      `author ${who}`,
      `committer ${who}`,
      '',
      commit.message,
    ];
    const sha = named('commit', Buffer.from(lines.join('\n')));
    this.commits.set(sha, commit);
    return sha;
  }

  /** Whether one commit is another or comes before it. */
  isAncestor(older: string, newer: string): boolean {
    if (older === newer) return true;
    return (this.commits.get(newer)?.parents ?? []).some((parent) => this.isAncestor(older, parent));
  }

  /** Every file of a commit by its path. */
  files(commit: string): Map<string, Buffer> {
    const found = new Map<string, Buffer>();
    const walk = (tree: string, folder: string): void => {
      for (const { path, type, sha } of this.trees.get(tree) ?? []) {
        if (type === 'tree') walk(sha, `${folder}${path}/`);
        else found.set(`${folder}${path}`, this.blobs.get(sha)!);
      }
    };
    walk(this.commits.get(commit)!.tree, '');
    return found;
  }
}

function named(type: string, content: Buffer): string {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
}
