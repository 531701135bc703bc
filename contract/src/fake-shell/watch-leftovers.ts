export interface Leftovers {
  /** What is left as soon as nothing is, or after `ms`: one line for each thing. */
  atRest(ms: number): Promise<string[]>;
  stop(): void;
}

/** Watches what is added to the page from now on and not taken away again. */
export function watchLeftovers(host: Window & typeof globalThis): Leftovers {
  const page = host.document;
  const before = new Set<Node>([...page.head.childNodes, ...page.body.childNodes]);
  const listeners = watchListeners([host, page, page.documentElement, page.body]);
  const timers = watchTimers(host);

  function left(): string[] {
    const nodes = [...page.head.childNodes, ...page.body.childNodes].filter((node) => !before.has(node));
    return [
      ...nodes.map((node) => `element ${node instanceof host.Element ? node.outerHTML.slice(0, 120) : node.nodeName}`),
      ...listeners.left(),
      ...timers.left(),
    ];
  }

  return {
    async atRest(ms) {
      const until = Date.now() + ms;
      while (left().length > 0 && Date.now() < until) await timers.pause(10);
      return left();
    },
    stop() {
      listeners.stop();
      timers.stop();
    },
  };
}

function watchListeners(targets: EventTarget[]): { left(): string[]; stop(): void } {
  const open: { target: EventTarget; type: string; listener: unknown; capture: boolean }[] = [];
  const restore = targets.map((target) => {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) => {
      const capture = captureOf(options);
      const once = typeof options === 'object' && options.once === true;
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (
        listener &&
        !once &&
        !open.some((entry) => entry.target === target && entry.type === type && entry.listener === listener && entry.capture === capture)
      ) {
        const entry = { target, type, listener, capture };
        open.push(entry);
        signal?.addEventListener('abort', () => remove(entry));
      }
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | EventListenerOptions,
    ) => {
      const capture = captureOf(options);
      const entry = open.find(
        (known) => known.target === target && known.type === type && known.listener === listener && known.capture === capture,
      );
      if (entry) remove(entry);
      removeEventListener.call(target, type, listener, options);
    };
    return () => {
      Reflect.deleteProperty(target, 'addEventListener');
      Reflect.deleteProperty(target, 'removeEventListener');
      if (target.addEventListener !== addEventListener) Object.assign(target, { addEventListener, removeEventListener });
    };
  });
  function remove(entry: (typeof open)[number]): void {
    const at = open.indexOf(entry);
    if (at >= 0) open.splice(at, 1);
  }
  return {
    left: () => open.map(({ target, type }) => `listener ${type} of ${target.constructor.name}`),
    stop: () => restore.forEach((undo) => undo()),
  };
}

function captureOf(options: boolean | EventListenerOptions | undefined): boolean {
  return typeof options === 'object' ? options.capture === true : options === true;
}

function watchTimers(host: Window & typeof globalThis): { left(): string[]; pause(ms: number): Promise<void>; stop(): void } {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = host;
  const open = new Map<unknown, string>();
  const describe = (kind: string, work: unknown, ms: unknown): string => `${kind} of ${String(ms ?? 0)} ms: ${String(work).slice(0, 80)}`;
  Object.assign(host, {
    setTimeout(work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) {
      const id: unknown = setTimeout.call(host, () => {
        open.delete(id);
        work(...given);
      }, ms);
      open.set(id, describe('timer', work, ms));
      return id;
    },
    clearTimeout(id: number | undefined) {
      open.delete(id);
      clearTimeout.call(host, id);
    },
    setInterval(work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) {
      const id: unknown = setInterval.call(host, () => work(...given), ms);
      open.set(id, describe('interval', work, ms));
      return id;
    },
    clearInterval(id: number | undefined) {
      open.delete(id);
      clearInterval.call(host, id);
    },
  });
  return {
    left: () => [...open.values()],
    pause: (ms) => new Promise((resolve) => setTimeout.call(host, resolve, ms)),
    stop: () => void Object.assign(host, { setTimeout, clearTimeout, setInterval, clearInterval }),
  };
}
