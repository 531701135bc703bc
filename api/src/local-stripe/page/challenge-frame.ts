import { escaped, framePage, inScript } from './frame';

const script = `
const answer = async (approve) => {
  for (const button of document.querySelectorAll('button')) button.disabled = true;
  const body = new URLSearchParams({ client_secret: secret, approve: String(approve) });
  const answered = await fetch('/challenge/' + intent, { method: 'POST', headers: { authorization: 'Bearer ' + key, 'content-type': 'application/x-www-form-urlencoded' }, body });
  const { error, status } = await answered.json();
  parent.postMessage({ type: 'challenge/answered', status: error ? 'requires_payment_method' : status }, holder);
};
document.getElementById('approve').addEventListener('click', () => answer(true));
document.getElementById('refuse').addEventListener('click', () => answer(false));
`;

interface Asked { intent: string; clientSecret: string; words: string; publishableKey: string; holder: string }

/** What a bank would show to its customer; here a labelled demo with two answers. */
export function challengeFrame({ intent, clientSecret, words, publishableKey, holder }: Asked, nonce: string): string {
  const body = `<main class="bank"><h1>Demo bank</h1><p class="note">${escaped(words)}</p>
<div class="row"><button class="go" id="approve">Approve</button><button id="refuse">Refuse</button></div>
<p class="note">This frame stands for your bank’s page. No money moves.</p></main>`;
  const values =
    `const key = ${inScript(publishableKey)}, holder = ${inScript(holder)}, intent = ${inScript(intent)}, secret = ${inScript(clientSecret)};`;
  return framePage('Confirm with your bank', body, `${values}${script}`, nonce);
}
