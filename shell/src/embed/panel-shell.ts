import {
  CONTRACT, createReadable, type Drafts, type EventBus, type Navigation, type PushState, type Readable, type Session, type Shell,
  type ThemeName,
} from '@heartwood/contract';
import type { HostLine } from './host-line';
import { reportError } from '../status/report';
import { toast } from '../toasts/toasts';
import type { EmbedSession } from './embed-session';

export interface PanelParts {
  host: HostLine;
  account: EmbedSession;
  session: Session;
  theme: Readable<ThemeName>;
  nav: Navigation;
  drafts: Drafts;
  events: EventBus;
  /** BCP 47; null leaves it to the remote. */
  locale: string | null;
}

/** `Shell` of the contract on a partner's page: the third of its adapters. */
export function createPanelShell(
  { host, account, session, theme, nav, drafts, events, locale }: PanelParts, onFatal: (error: unknown, errorId: string) => void,
): Shell {
  return {
    contract: CONTRACT,
    session: createReadable(session),
    fetch: account.fetch,
    socket: account.socket,
    nav,
    page: { setHead: () => undefined, actions: createReadable<HTMLElement | null>(null) },
    slots: {
      open: () => undefined,
      // The one slot here is the panel itself.
      close: () => host.say({ type: 'close' }),
      mount: () => Object.assign(() => undefined, { update: () => undefined }),
      offered: () => createReadable(false),
    },
    events,
    drafts,
    theme,
    settings: {},
    push: { state: createReadable<PushState>('unavailable'), turnOn: async () => undefined, turnOff: async () => undefined },
    ...(locale !== null && { locale }),
    toast,
    report(error, context = {}) {
      const id = reportError(error, context);
      if (context.fatal) onFatal(error, id);
      return id;
    },
  };
}

/** Drafts and waiting messages live as long as the page: nothing is kept on somebody else's site. */
export function createMemoryDrafts(): Drafts {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  };
}
