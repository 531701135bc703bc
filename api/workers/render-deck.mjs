// @ts-check
import { parentPort, workerData } from 'node:worker_threads';
import { cleanDeck } from './deck/clean-deck.mjs';

/** @typedef {import('../src/modules/export/printed-deck.ts').PrintedDeck} PrintedDeck */
/** @typedef {import('../src/modules/export/printed-deck.ts').DeckFormat} DeckFormat */

// In a thread of its own, as documents are. It reads the fonts and nothing else, and fetches nothing, whatever a deck says.
const { deck: asked, format } = /** @type {{ deck: PrintedDeck, format: DeckFormat }} */ (workerData);
const deck = cleanDeck(asked);

/** Which slide is drawn, from 1. @param {number} slide */
const tell = (slide) => parentPort?.postMessage({ slide });

const bytes = format === 'PDF' ? await (await import('./deck/to-pdf.mjs')).toPdf(deck, tell)
  : format === 'PPTX' ? await (await import('./deck/to-pptx.mjs')).toPptx(deck, tell)
  : (await import('./deck/to-png.mjs')).toPng(deck, tell);
parentPort?.postMessage(bytes);
