import { PRODUCT_NAME } from './product';

/** A mail before it has a form: a few paragraphs, at most one button, a footnote. */
export interface Letter {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  button?: { label: string; link: string };
  footnote: string;
}

/** The light theme of design/tokens.css; mail programs know no custom properties. */
const COLOUR = {
  canvas: '#F0F3EF', surface: '#FFFFFF', text: '#14201A', soft: '#5B6861', border: '#E1E6E0', action: '#123D2E', accent: '#D4511A',
} as const;

const FONT = "font-family:Montserrat,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export function writeText({ heading, paragraphs, button, footnote }: Letter): string {
  return [heading, ...paragraphs, ...(button ? [`${button.label}:\n${button.link}`] : []), `--\n${footnote}\n${PRODUCT_NAME}`].join('\n\n');
}

export function writeHtml({ subject, preview, heading, paragraphs, button, footnote }: Letter): string {
  const paragraph = (text: string) => (
    `<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:25px;color:${COLOUR.text}">${escapeHtml(text)}</p>`
  );
  const press = button === undefined ? '' : `
          <table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td style="border-radius:10px;background:${COLOUR.action}">
            <a href="${escapeHtml(button.link)}" style="display:inline-block;padding:13px 24px;${FONT};font-size:16px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(button.label)}</a>
          </td></tr></table>
          <p style="margin:0 0 16px;${FONT};font-size:13px;line-height:20px;color:${COLOUR.soft}">The button does nothing? Copy this address into your browser:<br><a href="${escapeHtml(button.link)}" style="color:${COLOUR.soft};word-break:break-all">${escapeHtml(button.link)}</a></p>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${COLOUR.canvas}">
  <div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOUR.canvas}"><tr><td align="center" style="padding:32px 16px">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
      <tr><td style="padding:0 8px 16px;${FONT};font-size:18px;font-weight:700;color:${COLOUR.action}"><span style="color:${COLOUR.accent}">&#9679;</span> ${PRODUCT_NAME}</td></tr>
      <tr><td style="background:${COLOUR.surface};border:1px solid ${COLOUR.border};border-radius:16px;padding:32px">
          <h1 style="margin:0 0 16px;${FONT};font-size:24px;line-height:31px;font-weight:700;color:${COLOUR.text}">${escapeHtml(heading)}</h1>
          ${paragraphs.map(paragraph).join('\n          ')}${press}
      </td></tr>
      <tr><td style="padding:16px 8px 0;${FONT};font-size:13px;line-height:20px;color:${COLOUR.soft}">${escapeHtml(footnote)}</td></tr>
    </table>
  </td></tr></table>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
