import '@heartwood/shared-ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { createReadable, type ThemeName } from '@heartwood/contract';
import type { EmbedSettings, EmbedTarget } from '../embed-element/protocol';
import { createEventBus } from '../remotes/event-bus';
import { $remotes, readRegistryFx, registryRead } from '../registry/registry.model';
import { reportError } from '../status/report';
import { watchErrors } from '../status/watch-errors';
import { EmbedApp, PARTNER_PANEL, type PanelParams } from './embed-app';
import { createEmbedSession } from './embed-session';
import { awaitHost } from './host-line';
import { applyLook } from './look';
import { createPanelNav } from './panel-nav';
import { createMemoryDrafts } from './panel-shell';
import { reportPresence } from './report-presence';

const root = document.getElementById('root');
if (!root) throw new Error('embed.html has no element with the id root');

watchErrors();

// Both are under way while the element greets.
const host = awaitHost();
void readRegistryFx().catch(() => undefined);

void host.then(async (line) => {
  const events = createEventBus((error) => reportError(error, { where: 'event listener' }));
  const drafts = createMemoryDrafts();
  const theme = createReadable<ThemeName>('light');
  const params = createReadable<PanelParams>(paramsOf(line.settings));
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  let settings = line.settings;

  const paint = (): void => {
    const next = settings.theme === 'system' ? (system.matches ? 'dark' : 'light') : settings.theme;
    document.documentElement.dataset['theme'] = next;
    theme.set(next);
    applyLook(settings.look);
  };
  system.addEventListener('change', paint);

  const account = createEmbedSession({
    partner: new URLSearchParams(window.location.search).get('partner') ?? '',
    origin: line.origin,
    socketUrl: () => `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    resumed: () => events.emit('socket/resumed', {}),
  });
  account.state.subscribe(() => {
    const state = account.state.get();
    if (state.kind === 'refused') line.say({ type: 'error', code: state.code, message: state.message });
  });
  reportPresence(account);
  events.on('messaging/unread', ({ messages, mentions }) => line.say({ type: 'unread', messages, mentions }));
  const navigated = (href: string, shown: EmbedTarget) => line.say({ type: 'navigate', href, ...shown });
  line.onMessage((message) => {
    if (message.type === 'focus') {
      focusFirst();
      return;
    }
    const before = settings;
    settings = message.settings;
    paint();
    if (settings.token !== before.token) void account.signIn(settings.token);
    params.set(paramsOf(settings));
  });
  // Whatever lies above the panel (a menu, a dialog, an answer begun) takes the key first.
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && settings.canClose) line.say({ type: 'close' });
  });
  window.addEventListener('online', () => {
    if (account.state.get().kind === 'refused') void account.signIn(settings.token);
  });

  const signedIn = account.signIn(settings.token);
  await registryRead;
  const offering = $remotes.getState().find(({ slots }) => slots.some(({ name }) => name === PARTNER_PANEL));
  const beginNav = () => createPanelNav(offering?.pages[0]?.path ?? '/', (href) => navigated(href, { conversation: null, channel: null }));
  let nav = beginNav();
  events.on('messaging/opened', (shown) => {
    const { pathname, search } = nav.location.get();
    navigated(nav.createHref(pathname + search), shown);
  });
  createRoot(root).render(
    <EmbedApp
      state={account.state} remote={offering?.name ?? null} params={params}
      partsFor={(session) => {
        // Each person begins at the beginning.
        nav = beginNav();
        return { host: line, account, session, theme, drafts, events, nav, locale: settings.locale };
      }}
      onRetry={() => void account.signIn(settings.token)}
    />,
  );
  paint();
  await signedIn;
});

function paramsOf({ conversation, channel, canClose }: EmbedSettings): PanelParams {
  return { conversation, channel, canClose };
}

/** The partner's page opened the panel: the text field, or whatever comes first. */
function focusFirst(): void {
  document.querySelector<HTMLElement>('textarea, [contenteditable=true], input, button')?.focus();
}
