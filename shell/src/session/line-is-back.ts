const AGAIN_AFTER = 15_000;

/** Resolves as soon as the browser says that it is online again, or some seconds later: not every lost line is told. */
export const lineIsBack = (): Promise<void> => new Promise((resolve) => {
  const go = (): void => {
    clearTimeout(timer);
    removeEventListener('online', go);
    resolve();
  };
  const timer = setTimeout(go, AGAIN_AFTER);
  addEventListener('online', go);
});
