const firstNodes = 1024;
const firstSlots = 4096;
/** Cells on each side of the start that keys tell apart. */
const span = 512;

/**
 * The nodes of a search by A* (P. Hart, N. Nilsson, B. Raphael, 1968): numbers that count up in the order in which they are opened, what
 * belongs to each, and a heap of those that are still to be looked at, by cost and guess; of equals the one that was opened first. All of
 * it lies in arrays that are used again by the next search, so that a search makes next to no garbage.
 */
export class OpenNodes {
  #count = 0;
  #x = new Int32Array(firstNodes);
  #y = new Int32Array(firstNodes);
  #z = new Int32Array(firstNodes);
  #from = new Int32Array(firstNodes);
  #cost = new Float64Array(firstNodes);
  #guess = new Float64Array(firstNodes);
  #done = new Uint8Array(firstNodes);
  #heap = new Int32Array(firstNodes);
  #waiting = 0;
  /** A hash table from cells to their last nodes; a slot is of this search if it bears its number. */
  #slotKey = new Int32Array(firstSlots);
  #slotNode = new Int32Array(firstSlots);
  #slotSearch = new Int32Array(firstSlots);
  #search = 0;
  #startX = 0;
  #startY = 0;
  #startZ = 0;
  #goalX = 0;
  #goalY = 0;
  #goalZ = 0;

  /** Forgets all nodes; cells are to be within 512 of the start. */
  begin(x: number, y: number, z: number, goal: readonly [number, number, number]): void {
    this.#count = 0;
    this.#waiting = 0;
    this.#search++;
    this.#startX = x;
    this.#startY = y;
    this.#startZ = z;
    this.#goalX = goal[0];
    this.#goalY = goal[1];
    this.#goalZ = goal[2];
  }

  get empty(): boolean {
    return this.#waiting === 0;
  }

  xOf(node: number): number {
    return this.#x[node];
  }

  yOf(node: number): number {
    return this.#y[node];
  }

  zOf(node: number): number {
    return this.#z[node];
  }

  /** How far from the goal it is. */
  guessOf(node: number): number {
    return this.#guess[node];
  }

  isDone(node: number): boolean {
    return this.#done[node] === 1;
  }

  finish(node: number): void {
    this.#done[node] = 1;
  }

  /** Whether a step from a node to a cell might be the cheapest way there, if it costs nothing extra. */
  mayOpen(x: number, y: number, z: number, from: number): boolean {
    const known = this.#slotNode[this.#slotAt(x, y, z)];
    return known === -1 || this.#cost[known] > this.#cost[from] + this.#way(from, x, y, z);
  }

  /** Opens a cell that is one step from a node (-1 for the start) and costs `extra`, unless a way there is known that costs no more. */
  open(x: number, y: number, z: number, from: number, extra: number): void {
    const slot = this.#slotAt(x, y, z);
    const known = this.#slotNode[slot];
    const cost = from === -1 ? extra : this.#cost[from] + this.#way(from, x, y, z) + extra;
    if (known !== -1 && this.#cost[known] <= cost) return;
    const node = this.#count++;
    if (node === this.#x.length) this.#growNodes();
    const [gx, gy, gz] = [x - this.#goalX, y - this.#goalY, z - this.#goalZ];
    this.#x[node] = x;
    this.#y[node] = y;
    this.#z[node] = z;
    this.#from[node] = from;
    this.#cost[node] = cost;
    this.#guess[node] = Math.sqrt(gx * gx + gy * gy + gz * gz);
    this.#done[node] = 0;
    if (known !== -1) this.#done[known] = 1;
    this.#slotNode[slot] = node;
    this.#push(node);
    if (this.#count * 2 > this.#slotKey.length) this.#growSlots();
  }

  /** Takes out the node that costs least. */
  pop(): number {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap[--this.#waiting];
    const count = this.#waiting;
    if (count === 0) return first;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= count) break;
      if (child + 1 < count && this.#before(heap[child + 1], heap[child])) child++;
      if (!this.#before(heap[child], last)) break;
      heap[i] = heap[child];
      i = child;
    }
    heap[i] = last;
    return first;
  }

  /** The cells on the way to a node, x, y and z in turn, from the one after the start. */
  wayTo(node: number): readonly number[] {
    let steps = 0;
    for (let at = node; at !== -1 && this.#from[at] !== -1; at = this.#from[at]) steps++;
    const cells = Array.from({ length: steps * 3 }, () => 0);
    for (let at = node, i = steps * 3; i > 0; at = this.#from[at]) {
      i -= 3;
      cells[i] = this.#x[at];
      cells[i + 1] = this.#y[at];
      cells[i + 2] = this.#z[at];
    }
    return cells;
  }

  #way(from: number, x: number, y: number, z: number): number {
    const [dx, dy, dz] = [x - this.#x[from], y - this.#y[from], z - this.#z[from]];
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  #before(a: number, b: number): boolean {
    const left = this.#cost[a] + this.#guess[a];
    const right = this.#cost[b] + this.#guess[b];
    return left < right || (left === right && a < b);
  }

  #push(node: number): void {
    const heap = this.#heap;
    let i = this.#waiting++;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!this.#before(node, heap[parent])) break;
      heap[i] = heap[parent];
      i = parent;
    }
    heap[i] = node;
  }

  #slotAt(x: number, y: number, z: number): number {
    return this.#slotOf(((y - this.#startY + span) * 1024 + (z - this.#startZ + span)) * 1024 + (x - this.#startX + span));
  }

  /** The slot of a cell by its key; its node is -1 when it is new. */
  #slotOf(key: number): number {
    const mask = this.#slotKey.length - 1;
    let slot = (Math.imul(key, 0x9e3779b1) >>> 12) & mask;
    while (this.#slotSearch[slot] === this.#search && this.#slotKey[slot] !== key) slot = (slot + 1) & mask;
    if (this.#slotSearch[slot] !== this.#search) {
      this.#slotSearch[slot] = this.#search;
      this.#slotKey[slot] = key;
      this.#slotNode[slot] = -1;
    }
    return slot;
  }

  #growSlots(): void {
    const [keys, nodes, searches] = [this.#slotKey, this.#slotNode, this.#slotSearch];
    this.#slotKey = new Int32Array(keys.length * 2);
    this.#slotNode = new Int32Array(keys.length * 2);
    this.#slotSearch = new Int32Array(keys.length * 2);
    for (let i = 0; i < keys.length; i++) if (searches[i] === this.#search) this.#slotNode[this.#slotOf(keys[i])] = nodes[i];
  }

  #growNodes(): void {
    const length = this.#x.length * 2;
    const grown = <Of extends Int32Array | Float64Array | Uint8Array>(old: Of, made: Of): Of => {
      made.set(old);
      return made;
    };
    this.#x = grown(this.#x, new Int32Array(length));
    this.#y = grown(this.#y, new Int32Array(length));
    this.#z = grown(this.#z, new Int32Array(length));
    this.#from = grown(this.#from, new Int32Array(length));
    this.#cost = grown(this.#cost, new Float64Array(length));
    this.#guess = grown(this.#guess, new Float64Array(length));
    this.#done = grown(this.#done, new Uint8Array(length));
    this.#heap = grown(this.#heap, new Int32Array(length));
  }
}
