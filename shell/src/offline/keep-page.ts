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
  const untold = new Set<string>();
  let gathering: number | undefined;
  let isOver = false;

  const tell = async (): Promise<void> => {
    gathering = undefined;
    const files = [...untold];
    if (files.length === 0) return;
    const isFirst = told.size === 0;
    untold.clear();
    for (const file of files) told.add(file);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'offline/keep', files, page: isFirst } satisfies KeepWord);
  };
  const note = (entries: PerformanceEntryList): void => {
    for (const file of filesOf(entries)) if (!told.has(file)) untold.add(file);
    if (untold.size > 0) gathering ??= window.setTimeout(() => void tell(), GATHER_MS);
  };
  // Not the list of all entries: it ends at the 250th.
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const left = (): void => {
    if (document.visibilityState !== 'hidden') return;
    note(observer.takeRecords());
    void tell();
  };
  void navigator.serviceWorker.register(WORKER).then(() => {
    if (!isOver) observer.observe({ type: 'resource', buffered: true });
  }).catch(() => undefined);
  document.addEventListener('visibilitychange', left);
  return () => {
    isOver = true;
    observer.disconnect();
    window.clearTimeout(gathering);
    document.removeEventListener('visibilitychange', left);
  };
}

function filesOf(entries: PerformanceEntryList): string[] {
  const urls = entries.map(({ name }) => new URL(name, window.location.href));
  return urls.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname).filter(isKeptFile);
}
