import type { Clock } from './presenter-clock';

/** What both windows of one person show of a deck. */
export interface Step { slideId: string; isBlack: boolean; clock: Clock | null }
/** In slide units; null: none. */
export type Pointer = { x: number; y: number } | null;
export type Stroke = readonly { x: number; y: number }[];
export type Role = 'viewer' | 'presenter';

type Message =
  | { kind: 'hello' | 'bye'; role: Role }
  | { kind: 'here' | 'step'; role: Role; step: Step }
  | { kind: 'point'; role: Role; pointer: Pointer }
  | { kind: 'draw'; role: Role; strokes: readonly Stroke[] };

export interface ChannelEvents {
  onStep(step: Step): void;
  /** Whether the other window is there. */
  onOther(isThere: boolean): void;
  onPointer?(pointer: Pointer): void;
  onStrokes?(strokes: readonly Stroke[]): void;
}

/**
 * Keeps the windows of one person in step. Who comes, or comes again, takes what the other shows: so each can be loaded anew.
 * @param present what this window shows now
 */
export function openDeckChannel(deckId: string, role: Role, present: () => Step, { onStep, onOther, onPointer, onStrokes }: ChannelEvents) {
  const channel = new BroadcastChannel(`heartwood-deck-${deckId}`);
  const post = (message: Message) => channel.postMessage(message);
  // Loaded anew it asks; until somebody has answered, what it shows is nobody's step.
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.role === role) return;
    switch (data.kind) {
      case 'hello':
        onOther(true);
        return post({ kind: 'here', role, step: present() });
      case 'bye':
        return onOther(false);
      case 'here':
      case 'step':
        onOther(true);
        return onStep(data.step);
      case 'point':
        return onPointer?.(data.pointer);
      case 'draw':
        return onStrokes?.(data.strokes);
    }
  };
  const leave = () => post({ kind: 'bye', role });
  window.addEventListener('pagehide', leave);
  post({ kind: 'hello', role });
  return {
    tell: () => post({ kind: 'step', role, step: present() }),
    point: (pointer: Pointer) => post({ kind: 'point', role, pointer }),
    draw: (strokes: readonly Stroke[]) => post({ kind: 'draw', role, strokes }),
    close() {
      window.removeEventListener('pagehide', leave);
      leave();
      channel.close();
    },
  };
}

export type DeckChannel = ReturnType<typeof openDeckChannel>;
