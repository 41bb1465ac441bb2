import { GitObjects } from './git-objects.ts';

/** A comment as it is kept. */
export interface StoredComment {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string; readonly type: 'Bot' | 'User' };
  readonly association: string;
  /** How many times it was edited. */
  edits: number;
}

/** A pull request as it is kept. */
export interface StoredPull {
  readonly headSha: string;
  readonly headRepository: string;
  readonly state: 'open' | 'closed';
  readonly updatedAt: string;
}

/** What a stand-in keeps: one repository. */
export class StandInRepository {
  readonly pulls = new Map<number, StoredPull>();
  /** By pull request. */
  readonly comments = new Map<number, StoredComment[]>();
  readonly checks: Record<string, unknown>[] = [];
  readonly objects = new GitObjects();
  /** Commits by branch. */
  readonly branches = new Map<string, string>();
  #lastId = 1000;

  nextId(): number {
    return ++this.#lastId;
  }

  /** Adds a comment as somebody wrote it. */
  comment(number: number, body: string, user: StoredComment['user'], association: string): StoredComment {
    const comment = { id: this.nextId(), body, user, association, edits: 0 };
    this.comments.set(number, [...(this.comments.get(number) ?? []), comment]);
    return comment;
  }

  findComment(id: number): StoredComment | undefined {
    return [...this.comments.values()].flat().find((comment) => comment.id === id);
  }

  removeComment(id: number): void {
    for (const [number, comments] of this.comments)
      this.comments.set(
        number,
        comments.filter((comment) => comment.id !== id),
      );
  }

  /** Files of a branch by path; null when there is no such branch. */
  branchFiles(name: string): Map<string, Buffer> | null {
    const commit = this.branches.get(name);
    return commit === undefined ? null : this.objects.files(commit);
  }
}
