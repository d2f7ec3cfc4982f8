const rememberedMs = 60_000;
const maxRemembered = 200;

/** Which kinds of reads have lately been slow. */
export class SlowShapes {
  readonly #until = new Map<string, number>();

  /** Notes that a read of this shape was slow just now. */
  add(shape: string): void {
    this.#until.delete(shape);
    this.#until.set(shape, performance.now() + rememberedMs);
    const [oldest] = this.#until.keys();
    if (this.#until.size > maxRemembered && oldest !== undefined) this.#until.delete(oldest);
  }

  has(shape: string): boolean {
    return (this.#until.get(shape) ?? 0) > performance.now();
  }
}
