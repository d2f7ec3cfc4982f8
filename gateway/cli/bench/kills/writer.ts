/** What an academy must hold of one thing that a learner changes: what was acknowledged, or what was tried since. */
class Held {
  #possible: unknown[];

  constructor(value: unknown) {
    this.#possible = [value];
  }

  tried(value: unknown) {
    this.#possible.push(value);
  }

  acknowledged(value: unknown) {
    this.#possible = [value];
  }

  allows = (value: unknown) => this.#possible.includes(value);
  toString = () => this.#possible.join(' or ');
}

/** A connection that is left over from before a kill may fail the first of them. */
async function read<T>(url: string, cookie: string, target: string, tries = 3): Promise<T> {
  try {
    const response = await fetch(`${url}${target}`, {
      headers: { cookie },
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`${target}: ${response.status}`);
    return (await response.json()) as T;
  } catch (error) {
    if (tries === 1) throw error;
    return read(url, cookie, target, tries - 1);
  }
}

/** A learner who changes one thing after the other, and knows what was acknowledged. */
export class Writer {
  acknowledged = 0;
  unanswered = 0;
  readonly #url: string;
  readonly #cookie: string;
  readonly #held = new Map<string, Held>();
  #count = 0;

  constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  /** Changes one thing. What fails may have been done or not. */
  async write(resources: readonly string[]): Promise<void> {
    this.#count += 1;
    const turn = this.#count % 8;
    if (turn === 1) {
      const comment = `Good to the ${this.#count}th reading.`;
      return this.#change('review', comment, '/api/reviews', { rating: 5, comment });
    }
    if (turn === 5 && this.#count > 40) {
      return this.#change('tier', 'premium', '/api/subscription/upgrade', { plan: 'month' });
    }
    const id = resources[Math.floor(Math.random() * resources.length)];
    const saved = Math.random() < 0.5;
    return this.#change(`resource ${id}`, saved, `/api/resources/${id}/save`, { saved });
  }

  async #change(what: string, value: unknown, target: string, json: unknown): Promise<void> {
    const held = this.#held.get(what) ?? new Held(what.startsWith('resource') ? false : undefined);
    this.#held.set(what, held);
    held.tried(value);
    try {
      const response = await fetch(`${this.#url}${target}`, {
        method: 'POST',
        headers: { cookie: this.#cookie },
        body: JSON.stringify(json),
        signal: AbortSignal.timeout(30_000),
      });
      await response.json();
      if (!response.ok) throw new Error(`${response.status}`);
      held.acknowledged(value);
      this.acknowledged += 1;
    } catch {
      this.unanswered += 1;
    }
  }

  /** @returns a sentence for each thing that is not as it was acknowledged */
  async lost(): Promise<string[]> {
    const get = <T>(target: string) => read<T>(this.#url, this.#cookie, target);
    const [{ review }, resources, { subscriptionTier }] = await Promise.all([
      get<{ review: { comment: string } | null }>('/api/reviews/mine'),
      get<{ id: string; isSaved: boolean }[]>('/api/resources'),
      get<{ subscriptionTier: string }>('/api/auth/me'),
    ]);
    const found = new Map<string, unknown>([
      ['review', review?.comment],
      ['tier', subscriptionTier === 'premium' ? 'premium' : undefined],
      ...resources.map(({ id, isSaved }) => [`resource ${id}`, isSaved] as const),
    ]);
    return [...this.#held].flatMap(([what, held]) =>
      held.allows(found.get(what)) ? [] : [`${what} is ${found.get(what)} and was acknowledged as ${held}`],
    );
  }
}
