/** Endings that a type may have, its own first. Whoever opens a download is told by its ending what it is. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'video/quicktime': ['mov', 'qt'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a'],
  // No system runs these.
  'text/plain': ['txt', 'csv', 'tsv', 'md', 'log'],
  // What the server makes itself, and nobody can upload.
  'text/csv': ['csv'],
  'text/markdown': ['md'],
  'text/html': ['html'],
  'application/zip': ['zip'],
};

const MOST_CHARACTERS = 150;

/** What a file is called: no path, nothing invisible, and an ending of what it is rather than of what it was said to be. */
export function fileName(given: string, contentType: string): string {
  const clean = given.replaceAll(/[\p{C}\p{Zl}\p{Zp}/\\]/gu, ' ').replaceAll(/\s+/g, ' ').replace(/^[\s.]+|[\s.]+$/g, '');
  const allowed = ENDINGS[contentType.replace(/;.*/, '')] ?? [];
  const [, stem = clean, ending = ''] = /^(.*)\.((?=\w*[a-z])\w{1,10})$/iu.exec(clean) ?? [];
  const short = [...stem].slice(0, MOST_CHARACTERS).join('').replace(/[\s.]+$/, '') || 'file';
  const right = allowed.includes(ending.toLowerCase()) ? ending : allowed[0];
  return right === undefined ? short : `${short}.${right}`;
}

/** The header of a file under its name, for browsers of any language. @param shown it is drawn or played in its place */
export function disposition(given: string, contentType: string, { shown = false } = {}): string {
  const name = encodeURIComponent(fileName(given, contentType)).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`;
}
