import { useEffect } from 'react';
import { isKeptFile, type KeepWord } from './offline-words';

const WORKER = '/push-worker.js';
/** What is loaded comes in bursts: a word for each burst. */
const GATHER_MS = 1000;

/** Once the page stands, and with each part that is loaded later: what it is made of by then is kept for when there is no line. */
export function KeepPage() {
  useEffect(keepPage, []);
  return null;
}

function keepPage(): (() => void) | undefined {
  // A browser that wants no worker opens nothing without a line, and does all else.
  if (!('serviceWorker' in navigator)) return undefined;
  const told = new Set<string>();
  let untold: string[] = [];
  let gathering: number | undefined;

  const tell = async (): Promise<void> => {
    const word: KeepWord = { type: 'offline/keep', files: untold, page: told.size === untold.length };
    untold = [];
    gathering = undefined;
    (await navigator.serviceWorker.ready).active?.postMessage(word);
  };
  // Not the list of all entries: it ends at the 250th.
  const observer = new PerformanceObserver((list) => {
    for (const file of filesOf(list.getEntries())) {
      if (told.has(file)) continue;
      told.add(file);
      untold.push(file);
      gathering ??= window.setTimeout(() => void tell(), GATHER_MS);
    }
  });
  void navigator.serviceWorker.register(WORKER).catch(() => undefined);
  observer.observe({ type: 'resource', buffered: true });
  return () => {
    observer.disconnect();
    window.clearTimeout(gathering);
  };
}

function filesOf(entries: PerformanceEntryList): string[] {
  const urls = entries.map(({ name }) => new URL(name, window.location.href));
  return urls.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname).filter(isKeptFile);
}
