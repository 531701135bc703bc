/** Scroll positions of one history entry, by where the scrolled element stands in the document. */
type Positions = Record<string, number>;

const key = 'heartwood-scroll';
/** Entries remembered; a long session forgets its oldest. */
const remembered = 50;
/** How long a page that loads late is waited for before its position is given up. */
const patienceMs = 10_000;
/** A list that knows by itself where it stands, as a thread does: brought back from outside it would load all that lies between. */
const OWN_SCROLL = '[data-own-scroll]';

export interface ScrollKeeper {
  /** A new page in this entry: its containers begin at the top. */
  start(entry: string): void;
  /** The same page in another entry: positions stay as they are. */
  carry(entry: string): void;
  /** An entry that was here before: each container goes back to where it was. */
  restore(entry: string): void;
  dispose(): void;
}

/** Remembers the scroll positions of window and scroll containers for each history entry. */
export function createScrollKeeper(host: Window, firstEntry: string): ScrollKeeper {
  const page = host.document;
  const kept = readKept(host);
  let entry = firstEntry;
  let giveUp: (() => void) | null = null;

  function scrolled(event: Event): void {
    const target = event.target === page ? page.scrollingElement : event.target;
    if (!(target instanceof Element) || giveUp || target.closest(OWN_SCROLL)) return;
    const positions = kept.get(entry) ?? {};
    positions[placeOf(target)] = target.scrollTop;
    kept.delete(entry);
    kept.set(entry, positions);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - remembered))) kept.delete(oldest);
  }

  function toTop(): void {
    const main = page.querySelector('main');
    for (const place of placesOf(kept)) {
      const element = find(page, place);
      // A sidebar or drawer beside the page keeps its own position.
      if (element && main && (element.contains(main) || main.contains(element))) element.scrollTop = 0;
    }
    if (page.scrollingElement) page.scrollingElement.scrollTop = 0;
  }

  function bringBack(positions: Positions): void {
    const open = new Map(Object.entries(positions));
    const attempt = (): void => {
      for (const [place, top] of open) {
        const element = find(page, place);
        if (!element) continue;
        element.scrollTop = top;
        if (Math.abs(element.scrollTop - top) < 2) open.delete(place);
      }
      if (open.size === 0) giveUp?.();
    };
    const observer = new MutationObserver(attempt);
    const sizes = new ResizeObserver(attempt);
    const timer = setTimeout(() => giveUp?.(), patienceMs);
    const acted = (): void => giveUp?.();
    const acts = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    giveUp = () => {
      giveUp = null;
      observer.disconnect();
      sizes.disconnect();
      clearTimeout(timer);
      acts.forEach((name) => page.removeEventListener(name, acted, true));
    };
    acts.forEach((name) => page.addEventListener(name, acted, { capture: true, passive: true }));
    observer.observe(page.body, { childList: true, subtree: true });
    sizes.observe(page.body);
    attempt();
  }

  function save(): void {
    try {
      host.sessionStorage.setItem(key, JSON.stringify([...kept]));
    } catch {
      // Positions are a comfort; without storage a reload begins at the top.
    }
  }

  page.addEventListener('scroll', scrolled, { capture: true, passive: true });
  host.addEventListener('pagehide', save);
  return {
    start(next) {
      giveUp?.();
      toTop();
      entry = next;
    },
    carry(next) {
      const positions = kept.get(entry);
      if (positions) kept.set(next, { ...positions });
      entry = next;
    },
    restore(next) {
      giveUp?.();
      const positions = kept.get(next);
      toTop();
      entry = next;
      if (positions) bringBack(positions);
    },
    dispose() {
      giveUp?.();
      page.removeEventListener('scroll', scrolled, { capture: true });
      host.removeEventListener('pagehide', save);
    },
  };
}

function placesOf(kept: ReadonlyMap<string, Positions>): Set<string> {
  return new Set([...kept.values()].flatMap((positions) => Object.keys(positions)));
}

/** A path through the document that finds the element again after it was made anew. */
function placeOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && at !== at.ownerDocument.documentElement; at = at.parentElement) {
    if (at.id && /^[A-Za-z][\w-]*$/.test(at.id)) {
      steps.unshift(`#${at.id}`);
      return steps.join(' > ');
    }
    const siblings = at.parentElement ? [...at.parentElement.children] : [at];
    steps.unshift(`${at.localName}:nth-child(${siblings.indexOf(at) + 1})`);
  }
  return ['html', ...steps].join(' > ');
}

function find(page: Document, place: string): Element | null {
  try {
    return page.querySelector(place);
  } catch {
    return null;
  }
}

function readKept(host: Window): Map<string, Positions> {
  try {
    const value: unknown = JSON.parse(host.sessionStorage.getItem(key) ?? '[]');
    if (!Array.isArray(value)) return new Map();
    const entries = value.filter((entry): entry is [string, Positions] => (
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'object' && entry[1] !== null
    ));
    return new Map(entries);
  } catch {
    return new Map();
  }
}
