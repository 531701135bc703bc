import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { placesOf } from '../../process/beside-bundle';
import type { ExportDocument, ExportFormat, PrintedDrawing } from './document';
import type { DeckFormat, PrintedDeck } from './printed-deck';

/** What is longer than any plan takes is given up. */
const MOST_MS = 120_000;
const MOST_MEGABYTES = 512;

/** Prints a document in a thread of its own. Throws when it takes too long or too much room. */
export const renderDocument = (document: ExportDocument, format: ExportFormat): Promise<Buffer> => (
  print('render-document.mjs', { document, format })
);

/** The same for a drawing, as a PDF whose lines and words stay lines and words. */
export const renderDrawing = (drawing: PrintedDrawing): Promise<Buffer> => print('render-document.mjs', { drawing });

/** The same for slides. `onSlide` is told which one is drawn, from 1. */
export const renderDeck = (deck: PrintedDeck, format: DeckFormat, lane?: Lane, onSlide?: OnSlide): Promise<Buffer> => (
  print('render-deck.mjs', { deck, format }, lane, onSlide)
);

type OnSlide = (slide: number) => void;

/** What strangers may have printed waits for itself, and not in the way of a company's own. */
type Lane = 'own' | 'reader';
const lanes: Record<Lane, Promise<unknown>> = { own: Promise.resolve(), reader: Promise.resolve() };

/** One at a time in a lane of this process: each takes a processor for itself. */
function print(program: string, workerData: object, lane: Lane = 'own', onSlide?: OnSlide): Promise<Buffer> {
  const turn = lanes[lane].then(() => printNow(program, workerData, onSlide));
  lanes[lane] = turn.catch(() => undefined);
  return turn;
}

async function printNow(program: string, workerData: object, onSlide?: OnSlide): Promise<Buffer> {
  const script = placesOf('workers').map((folder) => join(folder, program)).find((path) => existsSync(path));
  if (script === undefined) throw new Error('the program that prints documents is not there');
  const worker = new Worker(script, { workerData, resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the document took too long to print')), MOST_MS);
      worker.on('message', (told: Uint8Array | { slide: number }) => {
        if ('slide' in told) onSlide?.(told.slide);
        else resolve(Buffer.from(told));
      });
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the thread ended with ${code}`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Of a file, by its format: a format of several tables is a folder of them. */
export function fileTypeOf({ tables }: ExportDocument, format: ExportFormat): { extension: string; contentType: string } {
  if (format === 'PDF') return { extension: 'pdf', contentType: 'application/pdf' };
  if (format === 'DOCX') {
    return { extension: 'docx', contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' };
  }
  return tables.length === 1 ? { extension: 'csv', contentType: 'text/csv' } : { extension: 'zip', contentType: 'application/zip' };
}
