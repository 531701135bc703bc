import { useEffect } from 'react';
import { isKeptFile, type KeepWord } from './offline-words';

const WORKER = '/push-worker.js';

/** Once the page stands, and again whenever it is left: what it is made of by then is kept for when there is no line. */
export function KeepPage() {
  useEffect(keepPage, []);
  return null;
}

function keepPage(): (() => void) | undefined {
  if (!('serviceWorker' in navigator)) return undefined;
  const known = new Set<string>();
  const tell = async (): Promise<void> => {
    const files = filesOfPage();
    if (files.every((file) => known.has(file))) return;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'offline/keep', files } satisfies KeepWord);
    for (const file of files) known.add(file);
  };
  // A browser that wants no worker opens nothing without a line, and does all else.
  void navigator.serviceWorker.register(WORKER).then(tell).catch(() => undefined);
  const left = (): void => { if (document.visibilityState === 'hidden') void tell(); };
  document.addEventListener('visibilitychange', left);
  return () => document.removeEventListener('visibilitychange', left);
}

function filesOfPage(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name, window.location.href));
  const paths = urls.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
  return [...new Set(paths)].filter(isKeptFile);
}
