/** What the page asked the API before its program was there (`index.html`), and as whom. */
interface AskedAhead {
  token: string;
  body: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    askedAhead?: AskedAhead;
  }
}

/** The answer to this very question of this very person, once; null where the page asked nothing or something else. */
export function takeAskedAhead({ body, headers }: RequestInit): Promise<Response> | null {
  const asked = window.askedAhead;
  if (!asked || asked.body !== body || new Headers(headers).get('authorization') !== `Bearer ${asked.token}`) return null;
  delete window.askedAhead;
  return asked.answer;
}
