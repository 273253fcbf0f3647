/** Lets work with the same key happen one after another, in the order it came. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const result = before.then(work, work);
    this.last.set(key, result);
    const leave = () => {
      if (this.last.get(key) === result) this.last.delete(key);
    };
    void result.then(leave, leave);
    return result;
  }
}
