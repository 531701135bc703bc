// @ts-check
/** @typedef {import('../src/modules/export/document.ts').ExportDocument} ExportDocument */
/** @typedef {import('../src/modules/export/document.ts').ExportFormat} ExportFormat */
/** @typedef {import('../src/modules/export/document.ts').PrintedDrawing} PrintedDrawing */
/** @typedef {import('../src/modules/export/document.ts').Block} Block */
/** @typedef {import('../src/modules/export/document.ts').Run} Run */
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

// In a thread of its own: laying out pages takes the processor for as long as it takes.
const { document, drawing, format } = /** @type {{ document: ExportDocument, drawing?: PrintedDrawing, format: ExportFormat }} */ (workerData);

/** The printer of PDF with its font; it fetches nothing, whatever is written in what it prints. */
async function loadPdfmake() {
  const { default: pdfmake } = await import('pdfmake');
  const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto');
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((/** @type {string} */ path) => path.startsWith(fonts));
  pdfmake.setFonts({
    Roboto: {
      normal: join(fonts, 'Roboto-Regular.ttf'), bold: join(fonts, 'Roboto-Medium.ttf'),
      italics: join(fonts, 'Roboto-Italic.ttf'), bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
    },
  });
  return pdfmake;
}

/** @param {PrintedDrawing} drawing */
async function drawn({ title, svg, width, height, margin }) {
  const pdfmake = await loadPdfmake();
  return pdfmake.createPdf({
    info: { title },
    language: 'en',
    pageSize: { width, height },
    pageMargins: margin,
    // A point less: what fills the sheet to its edge would begin another one.
    content: [{ svg, fit: [width - 2 * margin, height - 2 * margin - 1] }],
  }).getBuffer();
}

/** @param {ExportDocument} document */
async function toPdf({ title, subtitle, page, blocks }) {
  const pdfmake = await loadPdfmake();
  return pdfmake.createPdf({
    info: { title: `${title}: growth plan` },
    language: 'en',
    pageSize: PAPERS[page].size,
    pageOrientation: PAPERS[page].isWide ? 'landscape' : 'portrait',
    pageMargins: [54, 54, 54, 60],
    defaultStyle: { fontSize: 10, lineHeight: 1.3, color: INK },
    footer: (/** @type {number} */ current, /** @type {number} */ count) => ({
      columns: [{ text: title, noWrap: true }, { text: `${current} of ${count}`, alignment: 'right', width: 60 }],
      margin: [54, 20, 54, 0], fontSize: 8, color: MUTED,
    }),
    content: [
      { text: title, fontSize: 26, bold: true, margin: [0, 0, 0, 2] },
      { text: subtitle, color: MUTED, margin: [0, 0, 0, 14] },
      ...blocks.map((block) => pdfBlock(block, PAPERS[page].width - 2 * 54)),
    ],
  }).getBuffer();
}

/** Widths in points. */
const PAPERS = /** @type {const} */ ({
  A4_PORTRAIT: { size: 'A4', isWide: false, width: 595 }, A4_LANDSCAPE: { size: 'A4', isWide: true, width: 842 },
  A3_LANDSCAPE: { size: 'A3', isWide: true, width: 1191 },
  LETTER_PORTRAIT: { size: 'LETTER', isWide: false, width: 612 }, LETTER_LANDSCAPE: { size: 'LETTER', isWide: true, width: 792 },
});
/** Of a sheet held upright, in twentieths of a point. */
const SHEETS = { A4: { width: 11_906, height: 16_838 }, A3: { width: 16_838, height: 23_811 }, LETTER: { width: 12_240, height: 15_840 } };
const INK = '#14231b';
const MUTED = '#5c6b62';
const LINE = '#d5ded8';
/** Of documents: on every machine, or replaced by what has its widths. */
const FONT = 'Arial';
const HEADING_SIZES = { 1: 18, 2: 13, 3: 11 };

const CELL_GAP = 8;
/** Of a letter in a table, and a little more. */
const LETTER = 5.6;

/**
 * Widths of columns that fill the page and no more, whatever is in them: each has room for its longest word, as far as there is room,
 * and what is left goes to those with much to say. A word that is longer still is broken.
 * @param {readonly (readonly string[])[]} rows @param {number} width in points @returns {number[]}
 */
function columnWidths(rows, width) {
  const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''));
  const room = width - columns.length * CELL_GAP;
  /** @param {readonly string[]} cells @param {RegExp} between @param {number} most */
  const longest = (cells, between, most) => (
    Math.min(most, Math.max(4, ...cells.flatMap((cell) => cell.split(between).map(({ length }) => length))))
  );
  const least = columns.map((cells) => longest(cells, /[\s/-]/, 16) * LETTER);
  const wanted = columns.map((cells, at) => Math.max(1, longest(cells, /\n/, 60) * LETTER - (least[at] ?? 0)));
  const sum = (/** @type {readonly number[]} */ numbers) => numbers.reduce((all, each) => all + each, 0);
  const left = room - sum(least);
  if (left <= 0) return least.map((each) => each * room / sum(least));
  return least.map((each, at) => each + left * (wanted[at] ?? 0) / sum(wanted));
}

/** @param {Block} block @param {number} width of what is printed, in points @returns {any} */
function pdfBlock(block, width) {
  switch (block.kind) {
    case 'heading':
      return {
        text: [
          { text: block.text, bold: true, fontSize: HEADING_SIZES[block.level] },
          ...(block.note ? [{ text: `   ${block.note}`, color: MUTED }] : []),
        ],
        margin: [0, block.level === 1 ? 18 : 12, 0, 4], headlineLevel: block.level, outline: block.level < 3, outlineText: block.text,
      };
    case 'text':
      return {
        text: block.runs.map(pdfRun), margin: [block.look === 'quote' ? 14 : 0, 0, 0, 6],
        ...(block.look === 'quote' && { italics: true }), ...(block.look === 'muted' && { color: MUTED }),
      };
    case 'list': {
      const items = block.items.map(({ runs, indent }) => ({ text: runs.map(pdfRun), margin: [indent * 14, 0, 0, 2] }));
      return { [block.isOrdered ? 'ol' : 'ul']: items, margin: [0, 0, 0, 6] };
    }
    case 'record':
      return {
        margin: [0, 4, 0, 6],
        stack: [
          { text: block.title, bold: true },
          ...block.facts.map(([label, text]) => ({
            text: [...(label ? [{ text: `${label}: `, color: MUTED }] : []), text], margin: [0, 1, 0, 0],
          })),
        ],
      };
    case 'table': {
      const rows = evened(block.rows, block.head.length);
      return {
        margin: [0, 2, 0, 8], fontSize: 9,
        table: {
          headerRows: 1, widths: columnWidths([block.head, ...rows], width),
          body: [block.head.map((text) => ({ text, bold: true })), ...rows],
        },
        layout: {
          hLineWidth: () => 0.5, vLineWidth: () => 0, hLineColor: () => LINE, paddingLeft: () => 0, paddingRight: () => CELL_GAP,
          paddingTop: () => 3, paddingBottom: () => 3,
        },
      };
    }
  }
}

/** @param {Run} run */
function pdfRun({ text, bold, italic, underline, strike, link }) {
  /** @type {('underline' | 'lineThrough')[]} */
  const decoration = [];
  if (underline || link) decoration.push('underline');
  if (strike) decoration.push('lineThrough');
  return { text, bold, italics: italic, ...(decoration.length > 0 && { decoration }), ...(link && { link }) };
}

/** Rows as wide as the head. @param {readonly (readonly string[])[]} rows @param {number} width */
const evened = (rows, width) => rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''));

/** @param {ExportDocument} document */
async function toDocx({ title, subtitle, page, blocks }) {
  const {
    AlignmentType, BorderStyle, Document, ExternalHyperlink, Footer, HeadingLevel, LevelFormat, Packer, PageNumber, PageOrientation,
    Paragraph, Table,
    TableCell, TableRow, TextRun, WidthType,
  } = await import('docx');
  const { size, isWide } = PAPERS[page];
  const RULE = { style: BorderStyle.SINGLE, size: 4, color: LINE.slice(1) };
  const NO_RULE = { style: BorderStyle.NONE };
  /** As large as in print, and as far from what stands before. @param {number} points @param {number} before */
  const headed = (points, before) => ({
    run: { font: FONT, size: points * 2, bold: true, color: INK.slice(1) }, paragraph: { spacing: { before: before * 20, after: 80 } },
  });
  const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 };
  let numbering = 0;

  /** @param {Run} run @returns {(InstanceType<typeof TextRun> | InstanceType<typeof ExternalHyperlink>)[]} */
  function run({ text, bold, italic, underline, strike, code, link }) {
    const made = text.split('\n').map((line, index) => new TextRun({
      text: line, bold, italics: italic, strike, ...(index > 0 && { break: 1 }), ...((underline || link) && { underline: {} }),
      ...(code && { font: 'Courier New' }),
    }));
    return link ? [new ExternalHyperlink({ link, children: made })] : made;
  }

  /** @param {string} text @param {{ bold?: boolean, color?: string }} [look] */
  const lines = (text, look = {}) => text.split('\n').map((line, index) => (
    new TextRun({ text: line, ...look, ...(index > 0 && { break: 1 }) })));

  /** @param {Block} block @returns {(InstanceType<typeof Paragraph> | InstanceType<typeof Table>)[]} */
  function made(block) {
    switch (block.kind) {
      case 'heading':
        return [new Paragraph({
          heading: levels[block.level], keepNext: true,
          children: [
            new TextRun(block.text),
            ...(block.note ? [new TextRun({ text: `   ${block.note}`, color: MUTED.slice(1), size: 18 })] : []),
          ],
        })];
      case 'text':
        return [new Paragraph({
          children: block.runs.flatMap((each) => (
            run({ ...each, ...(block.look === 'quote' && { italic: true }), ...(block.look === 'code' && { code: true }) }))),
          spacing: { after: 120 }, ...(block.look === 'quote' && { indent: { left: 300 } }),
        })];
      case 'list': {
        numbering += 1;
        const instance = numbering;
        return block.items.map(({ runs, indent }) => new Paragraph({
          children: runs.flatMap(run),
          ...(block.isOrdered ? { numbering: { reference: 'ordered', level: indent, instance } } : { bullet: { level: indent } }),
        }));
      }
      case 'record':
        return [
          new Paragraph({ children: lines(block.title, { bold: true }), keepNext: block.facts.length > 0, spacing: { before: 160 } }),
          ...block.facts.map(([label, text]) => new Paragraph({
            children: [...(label ? [new TextRun({ text: `${label}: `, color: MUTED.slice(1) })] : []), ...lines(text)],
          })),
        ];
      case 'table':
        return [
          new Table({
            width: { size: 100, type: WidthType.PERCENTAGE },
            borders: {
              top: RULE, bottom: RULE, insideHorizontal: RULE, left: NO_RULE, right: NO_RULE, insideVertical: NO_RULE,
            },
            margins: { top: 60, bottom: 60, left: 0, right: 120 },
            rows: [block.head, ...evened(block.rows, block.head.length)].map((row, index) => new TableRow({
              tableHeader: index === 0,
              children: row.map((text) => new TableCell({ children: [new Paragraph({ children: lines(text, { bold: index === 0 }) })] })),
            })),
          }),
          new Paragraph({ spacing: { after: 80 } }),
        ];
    }
  }

  return Packer.toBuffer(new Document({
    title: `${title}: growth plan`,
    creator: 'Heartwood',
    // What is not said here, each word processor has its own mind about.
    styles: {
      default: {
        document: { run: { font: FONT, size: 20, color: INK.slice(1) }, paragraph: { spacing: { line: 288 } } },
        title: headed(26, 0), heading1: headed(HEADING_SIZES[1], 18), heading2: headed(HEADING_SIZES[2], 14),
        heading3: headed(HEADING_SIZES[3], 10),
      },
    },
    numbering: {
      config: [{
        reference: 'ordered',
        levels: [0, 1, 2, 3, 4].map((level) => ({
          level, format: LevelFormat.DECIMAL, text: `%${level + 1}.`, alignment: AlignmentType.START,
          style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
        })),
      }],
    },
    sections: [{
      properties: {
        page: { size: { ...SHEETS[size], orientation: isWide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT } },
      },
      footers: {
        default: new Footer({
          children: [new Paragraph({
            alignment: AlignmentType.RIGHT,
            children: [new TextRun({ children: [`${title}   `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES], size: 16 })],
          })],
        }),
      },
      children: [
        new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
        new Paragraph({ children: [new TextRun({ text: subtitle, color: MUTED.slice(1) })] }),
        ...blocks.flatMap(made),
      ],
    }],
  }));
}

/** One file, or one a table in a zip. @param {ExportDocument} document */
async function toCsv({ tables }) {
  const { default: papa } = await import('papaparse');
  const { strToU8, zipSync } = await import('fflate');
  // What begins like a formula is none when a spreadsheet opens it; the mark at the front says UTF-8 to those that ask.
  const files = tables.map(({ name, head, rows }) => /** @type {const} */ ([
    `${name}.csv`, strToU8(`\uFEFF${papa.unparse([[...head], ...rows.map((row) => [...row])], { escapeFormulae: true })}`),
  ]));
  const [only] = files;
  return files.length === 1 && only ? only[1] : zipSync(Object.fromEntries(files));
}

const bytes = await (drawing ? drawn(drawing) : format === 'PDF' ? toPdf(
  document,
) : format === 'DOCX' ? toDocx(document) : toCsv(document));
parentPort?.postMessage(bytes);
