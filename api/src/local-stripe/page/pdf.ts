/** Widths of Helvetica's letters from the space to the tilde, in thousandths of its size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278,
  278, 584, 584, 584, 556,
  1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611,
  278, 278, 278, 469, 556,
  333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500,
  334, 260, 334, 584,
];
const OTHER_WIDTH = 556;

/** Letters of Windows-1252 that are not where Unicode has them. */
const MOVED: Readonly<Record<string, number>> = {
  '€': 0x80, '–': 0x96, '—': 0x97, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '·': 0xb7, '×': 0xd7,
};

export interface Words { text: string; x: number; y: number; size: number; isBold?: boolean; isRight?: boolean }
export interface Rule { x: number; y: number; width: number }

/** One page of A4 with words and lines, measured in points from its lower left corner. */
export function pdfPage(words: readonly Words[], rules: readonly Rule[]): Buffer {
  const drawn = [
    ...rules.map(({ x, y, width }) => `0.75 w ${x} ${y} m ${x + width} ${y} l S`),
    ...words.map(({ text, x, y, size, isBold = false, isRight = false }) => (
      `BT /${isBold ? 'B' : 'R'} ${size} Tf ${(isRight ? x - widthOf(text, size) : x).toFixed(2)} ${y} Td <${hexOf(text)}> Tj ET`)),
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /R 4 0 R /B 5 0 R >> >> /Contents 6 0 R >>',
    font('Helvetica'), font('Helvetica-Bold'),
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((body, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS[letter.charCodeAt(0) - 32] ?? OTHER_WIDTH), 0) * size / 1000;
}

function hexOf(text: string): string {
  return [...text].map((letter) => {
    const code = MOVED[letter] ?? letter.charCodeAt(0);
    return (letter.length > 1 || code > 0xff ? 0x3f : code).toString(16).padStart(2, '0');
  }).join('');
}
