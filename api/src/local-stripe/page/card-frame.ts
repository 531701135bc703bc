import { framePage, inScript } from './frame';

const fields = `
<form class="fields" novalidate>
  <div class="whole"><label for="number">Card number</label>
    <input id="number" inputmode="numeric" autocomplete="cc-number" aria-describedby="number-wrong" maxlength="23" placeholder="4242 4242 4242 4242">
    <p class="wrong" id="number-wrong" role="alert"></p></div>
  <div><label for="expiry">Expires</label>
    <input id="expiry" inputmode="numeric" autocomplete="cc-exp" aria-describedby="expiry-wrong" maxlength="7" placeholder="MM / YY">
    <p class="wrong" id="expiry-wrong" role="alert"></p></div>
  <div><label for="cvc">CVC</label>
    <input id="cvc" inputmode="numeric" autocomplete="cc-csc" aria-describedby="cvc-wrong" maxlength="4" placeholder="123">
    <p class="wrong" id="cvc-wrong" role="alert"></p></div>
  <p class="note whole">Test mode: 4242 4242 4242 4242 is paid, 4000 0027 6000 3184 asks the bank.</p>
</form>`;

/** Speaks to the page that holds the frame, and to nobody else; the number stays in here. */
const script = `
const tell = (message) => parent.postMessage(message, holder);
const field = (id) => document.getElementById(id);
const digits = (id) => field(id).value.replace(/\\D/g, '');
const luhn = (text) => [...text].reverse().reduce((sum, digit, place) => {
  const value = Number(digit) * (place % 2 ? 2 : 1);
  return sum + (value > 9 ? value - 9 : value);
}, 0) % 10 === 0;
const brandOf = (number) => /^4/.test(number) ? 'visa' : /^(5[1-5]|2[2-7])/.test(number) ? 'mastercard' : /^3[47]/.test(number) ? 'amex' : 'unknown';
const checks = {
  number: () => { const number = digits('number'); return number.length < (brandOf(number) === 'amex' ? 15 : 16) ? 'The card number is not complete' : luhn(number) ? '' : 'The card number is not right'; },
  expiry: () => { const [month, year] = [Number(digits('expiry').slice(0, 2)), Number(digits('expiry').slice(2))]; if (digits('expiry').length < 4) return 'The date is not complete'; if (month < 1 || month > 12) return 'There is no such month'; return new Date(2000 + year, month, 1) <= new Date() ? 'The card has expired' : ''; },
  cvc: () => digits('cvc').length < 3 ? 'The code is not complete' : '',
};
const show = (id, wrong) => { field(id).setAttribute('aria-invalid', String(wrong !== '')); field(id + '-wrong').textContent = wrong; size(); };
const size = () => tell({ type: 'card/height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
const changed = () => tell({ type: 'card/changed', complete: Object.values(checks).every((check) => check() === ''), empty: ['number', 'expiry', 'cvc'].every((id) => digits(id) === ''), brand: brandOf(digits('number')) });
field('number').addEventListener('input', () => { field('number').value = digits('number').slice(0, 19).replace(/(.{4})(?=.)/g, '$1 '); });
field('expiry').addEventListener('input', (event) => { const text = digits('expiry').slice(0, 4); field('expiry').value = text.length > 2 || (text.length === 2 && event.inputType !== 'deleteContentBackward') ? text.slice(0, 2) + ' / ' + text.slice(2) : text; });
for (const id of Object.keys(checks)) {
  field(id).addEventListener('input', () => { show(id, ''); changed(); });
  field(id).addEventListener('blur', () => { if (field(id).value !== '') show(id, checks[id]()); });
}
document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); tell({ type: 'card/submit' }); });
const ask = async (path, given) => {
  const answer = await fetch(path, { method: 'POST', headers: { authorization: 'Bearer ' + key, 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(given) });
  return answer.json();
};
async function confirmCard({ id, clientSecret, name }) {
  const wrong = Object.keys(checks).map((one) => [one, checks[one]()]);
  for (const [one, text] of wrong) show(one, text);
  const first = wrong.find(([, text]) => text !== '');
  if (first) { field(first[0]).focus(); return tell({ type: 'card/result', id, error: { type: 'validation_error', message: first[1] } }); }
  const given = { type: 'card', 'card[number]': digits('number'), 'card[exp_month]': digits('expiry').slice(0, 2), 'card[exp_year]': '20' + digits('expiry').slice(2), 'card[cvc]': digits('cvc') };
  if (name) given['billing_details[name]'] = name;
  const method = await ask('/v1/payment_methods', given);
  if (method.error) return tell({ type: 'card/result', id, error: method.error });
  const intentId = clientSecret.split('_secret_')[0];
  const kind = intentId.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const intent = await ask('/v1/' + kind + '/' + intentId + '/confirm', { payment_method: method.id, client_secret: clientSecret });
  tell({ type: 'card/result', id, ...(intent.error ? { error: intent.error } : { intent }) });
}
addEventListener('message', (event) => {
  if (event.origin !== holder || event.source !== parent) return;
  if (event.data.type === 'card/theme') { document.documentElement.dataset.theme = event.data.theme; size(); }
  if (event.data.type === 'card/focus') field('number').focus();
  if (event.data.type === 'card/confirm') confirmCard(event.data).catch(() => tell({ type: 'card/result', id: event.data.id, error: { type: 'api_connection_error', message: 'The payment provider could not be reached.' } }));
});
new ResizeObserver(size).observe(document.documentElement);
tell({ type: 'card/ready' });
`;

/** The fields of a card, in a frame of this server's origin. @param holder origin of the page that holds it */
export function cardFrame(publishableKey: string, holder: string, nonce: string): string {
  return framePage('Card', fields, `const key = ${inScript(publishableKey)}, holder = ${inScript(holder)};${script}`, nonce);
}
