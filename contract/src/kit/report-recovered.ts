/**
 * For React's `onRecoverableError`: tells the page what was thrown, with its own stack, where React would tell that a tree
 * was drawn again because something was.
 */
export function reportRecovered(error: unknown): void {
  globalThis.reportError(error instanceof Error && error.cause !== undefined ? error.cause : error);
}
