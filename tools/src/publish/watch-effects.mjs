/**
 * Watches what code does to a window while it is evaluated, where it is to do nothing: it is the shell's and the other remotes' too.
 * @param {import('jsdom').DOMWindow} window
 * @returns {() => string[]} ends it; what was done, a few words each, sorted
 */
export function watchEffects(window) {
  const before = new Set(Object.getOwnPropertyNames(window));
  /** @type {Set<string>} */
  const done = new Set();
  const { document, history } = window;
  const spy = (target, name, words) => {
    const real = target[name];
    target[name] = function (...args) {
      done.add(words(...args));
      return Reflect.apply(real, this, args);
    };
    return () => { delete target[name]; };
  };
  const nodes = () => ({ styles: document.querySelectorAll('style, link[rel=stylesheet]').length, body: document.body?.childNodes.length ?? 0 });
  const stood = nodes();
  const ends = [
    spy(window, 'addEventListener', (kind) => `listens to ${kind} of the window`),
    spy(document, 'addEventListener', (kind) => `listens to ${kind} of the document`),
    spy(window, 'setInterval', () => 'starts an interval'),
    spy(window, 'fetch', () => 'asks the network'),
    ...['pushState', 'replaceState'].map((name) => spy(history, name, () => `changes the history by ${name}`)),
  ];
  return () => {
    for (const end of ends) end();
    for (const name of Object.getOwnPropertyNames(window)) if (!before.has(name) && name !== 'remoteModule') done.add(`sets the global ${name}`);
    const stands = nodes();
    if (stands.styles > stood.styles) done.add('brings a style of its own');
    if (stands.body !== stood.body) done.add('changes the page');
    return [...done].sort();
  };
}
