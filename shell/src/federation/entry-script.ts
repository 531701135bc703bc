import type { FederationRequest } from './federation';

/** The element that fetches and runs a remote's entry; it tells the stages of that as they begin. */
export function entryScript(address: string, request: FederationRequest): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = request.again === null ? address : `${address}?${request.again}`;
  script.async = true;
  script.crossOrigin = 'anonymous';
  // The registry knows the entry's digest.
  if (request.integrity) script.integrity = request.integrity;
  script.dataset['remoteEntry'] = request.remote;
  script.addEventListener('load', () => request.onStage('evaluate'));
  request.onStage('script');
  return script;
}
