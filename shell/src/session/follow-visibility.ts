/** Tells when this page is hidden, shown or left; one that begins hidden is told of at once. */
export function followVisibility(tell: (isVisible: boolean) => void): () => void {
  const changed = (): void => tell(document.visibilityState === 'visible');
  const left = (): void => tell(false);
  document.addEventListener('visibilitychange', changed);
  window.addEventListener('pagehide', left);
  if (document.visibilityState === 'hidden') changed();
  return () => {
    document.removeEventListener('visibilitychange', changed);
    window.removeEventListener('pagehide', left);
  };
}
