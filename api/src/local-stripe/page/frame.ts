/** What the frames of this server share: the look of the product's fields, and no request to anywhere else. */
const style = `
:root{color-scheme:light dark;--ink:#14241d;--soft:#4b5a53;--line:#87948d;--ground:#fff;--wrong:#a8132a;--go:#143a2c;--on-go:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#e8efe9;--soft:#aebbb3;--line:#74827a;--ground:#151c18;--wrong:#ff8f9c;--go:#cfe8d9;--on-go:#0f1f18}}
:root[data-theme=light]{color-scheme:light;--ink:#14241d;--soft:#4b5a53;--line:#87948d;--ground:#fff;--wrong:#a8132a;--go:#143a2c;--on-go:#fff}
:root[data-theme=dark]{color-scheme:dark;--ink:#e8efe9;--soft:#aebbb3;--line:#74827a;--ground:#151c18;--wrong:#ff8f9c;--go:#cfe8d9;--on-go:#0f1f18}
*{box-sizing:border-box}
body{margin:0;font:15px/1.45 Montserrat,system-ui,sans-serif;color:var(--ink);background:var(--ground)}
label{display:block;font-weight:600;font-size:14px;margin:0 0 4px}
input{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit}
input:focus-visible,button:focus-visible{outline:2px solid currentColor;outline-offset:1px}
input[aria-invalid=true]{border-color:var(--wrong)}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:3px}
.whole{grid-column:1/-1}
.wrong{margin:4px 0 0;color:var(--wrong);font-size:13px}
.wrong:empty{display:none}
.note{margin:0;color:var(--soft);font-size:13px}
button{min-height:44px;padding:8px 18px;border-radius:8px;border:1px solid var(--line);background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button.go{background:var(--go);color:var(--on-go);border-color:transparent}
.bank{padding:20px;display:grid;gap:14px;justify-items:start}
.bank h1{font-size:18px;margin:0}
.row{display:flex;gap:10px;flex-wrap:wrap}
`;

export function framePage(title: string, body: string, script: string, nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style nonce="${nonce}">${style}</style></head><body>${body}<script nonce="${nonce}">${script}</script></body></html>`;
}

/** Text as it may stand in a page. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** A value as it may stand in a script. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
