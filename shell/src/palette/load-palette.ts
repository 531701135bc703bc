export const loadPalette = async () => (await import('./palette')).Palette;

/** Brings it ahead of the key; a failure is not told: who opens the search will try and hear. */
export function warmPalette(): void {
  loadPalette().catch(() => undefined);
}
