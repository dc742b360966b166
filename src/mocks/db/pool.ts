const FIRST_SIZE = 1 << 14;

/**
 * Lists of numbers by row, all in one array: a hundred thousand small arrays would keep the garbage collector busy, and
 * the page waiting for it.
 */
export class Pool {
  #numbers = new Uint32Array(FIRST_SIZE);
  #used = 0;
  readonly #from: number[] = [];
  readonly #length: number[] = [];

  /** @returns a view of a row's numbers; empty when there are none */
  get(row: number): Uint32Array {
    const from = this.#from[row] ?? 0;
    return this.#numbers.subarray(from, from + (this.#length[row] ?? 0));
  }

  /** @returns the nth number of a row, counted from 0; 0 when there is none */
  at(row: number, nth: number): number {
    return nth < (this.#length[row] ?? 0) ? (this.#numbers[(this.#from[row] ?? 0) + nth] ?? 0) : 0;
  }

  has(row: number): boolean {
    return this.#length[row] !== undefined;
  }

  set(row: number, numbers: readonly number[]): void {
    while (this.#used + numbers.length > this.#numbers.length) this.#grow();
    this.#numbers.set(numbers, this.#used);
    this.#from[row] = this.#used;
    this.#length[row] = numbers.length;
    this.#used += numbers.length;
  }

  #grow() {
    const larger = new Uint32Array(this.#numbers.length * 2);
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
