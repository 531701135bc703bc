import type { EmbedSettings, FromPanel, Hello, ToPanel } from '../embed-element/protocol';

/** The element on the partner's page, as this page knows it. */
export interface HostLine {
  /** The origin of the page around this one, as the browser says. */
  origin: string;
  settings: EmbedSettings;
  say(message: FromPanel): void;
  /** Hears what follows the first settings. */
  onMessage(listener: (message: ToPanel) => void): void;
}

/** Resolves with the element that greets this page: the one in the page around it, and no other. */
export function awaitHost(page: Window = window): Promise<HostLine> {
  return new Promise((resolve) => {
    const hear = ({ source, data, origin, ports }: MessageEvent<Hello | null>): void => {
      const [port] = ports;
      if (source !== page.parent || source === page || data?.type !== 'heartwood-hello' || !port) return;
      page.removeEventListener('message', hear);
      const { type: _type, ...settings } = data;
      const say = (message: FromPanel): void => port.postMessage(message);
      say({ type: 'ready' });
      resolve({
        origin,
        settings,
        say,
        onMessage: (listener) => {
          port.onmessage = (event: MessageEvent<ToPanel>) => listener(event.data);
        },
      });
    };
    page.addEventListener('message', hear);
  });
}
