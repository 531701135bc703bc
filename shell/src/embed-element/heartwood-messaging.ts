import { LOOK_NAMES, type EmbedSettings, type FromPanel, type Hello, type Look, type ToPanel } from './protocol';
import { styles } from './styles';

/**
 * Once its page is loaded the panel answers at once; a page that the browser holds back stays silent. One that is late is shown all the
 * same.
 */
const ANSWER_WITHIN = 1_500;

const ATTRIBUTES = ['partner', 'token', 'conversation', 'channel', 'theme', 'locale', 'mode'] as const;

/** An element each of whose attributes is a property too. */
const WithProperties = class extends HTMLElement {} as new () => HTMLElement & Record<(typeof ATTRIBUTES)[number], string | null>;

for (const name of ATTRIBUTES) {
  Object.defineProperty(WithProperties.prototype, name, {
    get(this: HTMLElement) {
      return this.getAttribute(name);
    },
    set(this: HTMLElement, value: string | null) {
      if (value === null) this.removeAttribute(name);
      else this.setAttribute(name, value);
    },
  });
}

/** Where this script came from is where the panel is. */
const home = new URL((document.currentScript as HTMLScriptElement).src).origin;

/**
 * `<heartwood-messaging partner token conversation|channel theme locale mode>`: the panel in a frame of its own origin,
 * inline or behind a launcher. Events: `hw-unread`, `hw-navigate`, `hw-error`.
 */
class HeartwoodMessaging extends WithProperties {
  static readonly observedAttributes = ATTRIBUTES;

  #port: MessagePort | null = null;
  #silence = 0;
  #isOpen = false;
  readonly #frame = document.createElement('iframe');
  readonly #panel = make('div', 'panel');
  readonly #wait = make('div', 'wait');
  readonly #note = make('div', 'note');
  readonly #words = make('span', '');
  readonly #launcher = make('button', 'launcher');
  readonly #count = make('span', 'count');

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    const retry = make('button', '');
    retry.textContent = 'Retry';
    retry.onclick = () => this.#load();
    this.#wait.append(make('span', ''), make('span', ''), make('span', ''));
    this.#wait.setAttribute('aria-hidden', 'true');
    this.#note.setAttribute('role', 'alert');
    this.#note.append(this.#words, retry);
    this.#note.hidden = true;
    this.#launcher.append(icon(), this.#count);
    this.#launcher.onclick = () => (this.#isOpen ? this.close() : this.open());
    this.#frame.title = 'Messaging';
    this.#frame.allow = 'clipboard-write';
    this.#frame.referrerPolicy = 'origin';
    this.#frame.addEventListener('load', () => this.#greet());
    this.#panel.append(this.#frame, this.#wait, this.#note);
    root.append(this.#panel, this.#launcher);
    this.#tell();
  }

  connectedCallback(): void {
    this.#load();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', this.#changed);
    document.addEventListener('keydown', this.#pressed);
  }

  disconnectedCallback(): void {
    matchMedia('(prefers-color-scheme: dark)').removeEventListener('change', this.#changed);
    document.removeEventListener('keydown', this.#pressed);
    this.#hangUp();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !this.isConnected) return;
    if (name === 'partner') this.#load();
    else this.#changed();
  }

  /** Shows the panel of a launcher; inline it is always there. */
  open(): void {
    this.#isOpen = true;
    this.#tell();
    this.#say({ type: 'focus' });
  }

  close(): void {
    // Who works elsewhere on the page keeps their place.
    const isWithin = document.activeElement === this;
    this.#isOpen = false;
    this.#tell();
    if (isWithin) this.#launcher.focus();
  }

  /** A fresh token of the partner's server, after `hw-error` or whenever there is one. */
  setToken(token: string): void {
    this.token = token;
  }

  readonly #changed = (): void => this.#say({ type: 'settings', settings: this.#settings() });

  /** Esc outside of the frame; inside, the panel says it itself once no layer of its own took it. */
  readonly #pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !this.#isOpen || this.mode !== 'launcher') return;
    event.preventDefault();
    this.close();
  };

  #load(): void {
    this.#hangUp();
    this.#note.hidden = true;
    this.#wait.hidden = !this.partner;
    if (this.partner) this.#frame.src = `${home}/embed?partner=${encodeURIComponent(this.partner)}`;
  }

  #hangUp(): void {
    clearTimeout(this.#silence);
    this.#port?.close();
    this.#port = null;
  }

  /** Only a page of our origin hears this, and it answers over the port alone. */
  #greet(): void {
    this.#hangUp();
    if (!this.#frame.src) return;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }: MessageEvent<FromPanel>) => this.#hear(data);
    this.#silence = window.setTimeout(() => {
      this.#words.textContent = 'Messaging can’t be shown on this site.';
      this.#note.hidden = false;
      this.#wait.hidden = true;
      this.#emit('hw-error', {
        code: 'EMBED_BLOCKED',
        message: 'The panel did not answer: this origin may not be among the partner’s, the partner may be revoked, or the network is away.',
      });
    }, ANSWER_WITHIN);
    const hello: Hello = { type: 'heartwood-hello', ...this.#settings() };
    this.#frame.contentWindow?.postMessage(hello, home, [port2]);
  }

  #hear(data: FromPanel): void {
    if (data.type === 'ready') {
      clearTimeout(this.#silence);
      this.#note.hidden = true;
      this.#wait.hidden = true;
    } else if (data.type === 'close') this.close();
    else {
      const { type, ...detail } = data;
      if (type === 'unread') this.#count.textContent = data.messages > 99 ? '99+' : String(data.messages || '');
      this.#tell();
      this.#emit(`hw-${type}`, detail);
    }
  }

  #emit(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  #say(message: ToPanel): void {
    this.#port?.postMessage(message);
  }

  #tell(): void {
    this.#panel.classList.toggle('open', this.#isOpen);
    this.#launcher.setAttribute('aria-expanded', String(this.#isOpen));
    const unread = this.#count.textContent;
    this.#launcher.setAttribute('aria-label', `${this.#isOpen ? 'Close' : 'Open'} messaging${unread ? `, ${unread} unread` : ''}`);
  }

  #settings(): EmbedSettings {
    const style = getComputedStyle(this);
    const look: Look = {};
    for (const name of LOOK_NAMES) {
      const value = style.getPropertyValue(`--hw-${name}`).trim();
      if (value) look[name] = value;
    }
    const theme = this.theme === 'light' || this.theme === 'dark' ? this.theme : 'system';
    return {
      token: this.token, conversation: this.conversation, channel: this.channel, locale: this.locale, theme, look,
      canClose: this.mode === 'launcher',
    };
  }
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, name: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = name;
  return element;
}

/** Built piece by piece: a page that requires Trusted Types takes no markup from us. */
function icon(): SVGElement {
  const svg = drawn('svg', {
    width: '26', height: '26', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': '2', 'stroke-linecap': 'round',
    'stroke-linejoin': 'round', 'aria-hidden': 'true',
  });
  svg.append(drawn('path', { d: 'M21 11.5a8.4 8.4 0 0 1-12.3 7.4L3 21l2.1-5.7A8.4 8.4 0 1 1 21 11.5Z' }));
  return svg;
}

function drawn(tag: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

// A page that holds the script twice has one element.
if (!customElements.get('heartwood-messaging')) customElements.define('heartwood-messaging', HeartwoodMessaging);
