const waiting = new Set<() => void>();
let sayMissing = (): void => {};

/** Connects the message for code that could not be loaded; it offers `retryLoading`. */
export function connectLoading(say: () => void): void {
  sayMissing = say;
}

/** Loads again all code that is missing. */
export function retryLoading(): void {
  const retries = [...waiting];
  waiting.clear();
  for (const retry of retries) retry();
}

/** Loads code. If it is missing, because the network failed or a release replaced it, waits for `retryLoading`. */
export async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise<void>((retry) => {
        waiting.add(retry);
        sayMissing();
      });
    }
  }
}
