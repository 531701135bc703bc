import { TestEnvironment } from 'jest-environment-jsdom';

/** What every browser of ours has and jsdom leaves out. */
const fromNode = [
  'fetch', 'Request', 'Response', 'Headers', 'FormData', 'Blob', 'ReadableStream', 'TransformStream', 'WritableStream',
  'TextEncoder', 'TextDecoder', 'structuredClone', 'BroadcastChannel', 'AbortController', 'AbortSignal',
];

/** jsdom with the platform's fetch and streams, so that tests meet the same API as the browser offers. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    // jsdom has no layout: what asks for it gets a quiet answer.
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.IntersectionObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    };
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    });
    const { Element, Window } = this.global;
    Element.prototype.scrollIntoView ??= () => {};
    Element.prototype.hasPointerCapture ??= () => false;
    Element.prototype.setPointerCapture ??= () => {};
    Element.prototype.releasePointerCapture ??= () => {};
    if (Window) this.global.scrollTo = () => {};
  }
}
