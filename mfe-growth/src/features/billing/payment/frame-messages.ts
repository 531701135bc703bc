/** What the local card frame and the bank's page tell whoever holds them. */
export type FrameMessage =
  | { type: 'card/ready' }
  | { type: 'card/submit' }
  | { type: 'card/height'; height: number }
  | { type: 'card/changed'; complete: boolean; empty: boolean; brand: string }
  | { type: 'card/result'; id: string; intent?: FrameIntent; error?: FrameError }
  | { type: 'challenge/answered'; status: string };

export interface FrameIntent {
  status: string; payment_method?: unknown; last_payment_error?: FrameError | null; last_setup_error?: FrameError | null;
}
export interface FrameError { type?: string; code?: string; decline_code?: string; message?: string }

/** Hears one frame of one origin; returns what stops it. Anything else that is sent to the page is none of it. */
export function hearFrame(frame: () => Window | null | undefined, origin: string, heard: (message: FrameMessage) => void): () => void {
  const listener = (event: MessageEvent): void => {
    if (event.origin !== origin || event.source === null || event.source !== frame()) return;
    heard(event.data as FrameMessage);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

export function frameUrl(origin: string, path: string, parameters: Record<string, string> = {}): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries({ ...parameters, parent: window.location.origin })) url.searchParams.set(name, value);
  return url.href;
}
