import { newNonce } from '../web';
import type { RouteAnswer } from '../../rest/route';
import type { EmbedRefusal } from './partner-token';

/**
 * Why the panel is not shown, for the person and, over the port of its greeting, for the element around it: at once, instead of
 * the silence of a frame that the browser holds back. Any page may hold this one: it has nothing to press, knows nobody, loads
 * nothing, and tells the page around it no more than the policy of the real one tells everybody.
 */
export function embedRefusalPage({ code, message }: EmbedRefusal): RouteAnswer {
  const nonce = newNonce();
  const told = JSON.stringify({ type: 'error', code, message }).replaceAll('<', '\\u003c');
  return {
    status: 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    },
    body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Messaging</title>
<style nonce="${nonce}">html, body { height: 100%; margin: 0 } main { display: grid; place-content: center; height: 100%; padding: 0 24px; box-sizing: border-box; font: 15px/22px system-ui, sans-serif; text-align: center } h1 { font-size: 17px; margin: 0 0 8px } p { margin: 0 }</style>
<main role="alert"><h1>Messaging can’t be shown here</h1><p>${message}</p></main>
<script nonce="${nonce}">
addEventListener('message', ({ source, data, ports: [port] }) => {
  if (source !== parent || !data || data.type !== 'heartwood-hello' || !port) return;
  port.postMessage({ type: 'ready' });
  port.postMessage(${told});
});
</script>
</html>
`,
  };
}
