/** What every browser of ours has and jsdom leaves out. */
const fromNode = [
  'fetch', 'Request', 'Response', 'Headers', 'FormData', 'Blob', 'ReadableStream', 'TransformStream', 'WritableStream',
  'TextEncoder', 'TextDecoder', 'structuredClone', 'BroadcastChannel', 'AbortController', 'AbortSignal',
];

/**
 * Gives a window of jsdom the platform's fetch and streams, and quiet answers where it has no layout.
 * @param {any} window
 */
export function completeBrowser(window) {
  for (const name of fromNode) window[name] = globalThis[name];
  Object.defineProperty(window, 'crypto', { value: globalThis.crypto, configurable: true });
  window.performance.getEntriesByType ??= () => [];
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
  const { Element, Window } = window;
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
  if (Window) window.scrollTo = () => {};
}
