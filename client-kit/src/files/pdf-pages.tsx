import { EmptyState, Text } from '@heartwood/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs';

/** Beyond these a document is fetched to be read. */
const MOST_PAGES = 200;
/** Pixels a side: what a browser draws on one canvas everywhere. */
const MOST_PIXELS = 4000;

const Pages = styled.ol`display: grid; gap: 12px; max-height: 70vh; margin: 0; padding: 0; overflow: auto; list-style: none;`;
const Sheet = styled.li`
  display: grid; min-height: 120px; border: 1px solid var(--border); background: #fff;
  & > canvas { display: block; width: 100%; height: auto; }
`;

/** The pages of a PDF, drawn one by one as they come into sight. No script in it runs, and nothing in it is a link or a form. */
export function PdfPages({ bytes, name }: { bytes: Uint8Array; name: string }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // It takes the bytes for itself.
    const task = getDocument({ data: bytes.slice(), isEvalSupported: false, enableXfa: false, stopAtErrors: false, useSystemFonts: true, verbosity: 0 });
    task.promise.then(setPdf, () => setBroken(true));
    return () => void task.destroy();
  }, [bytes]);
  if (isBroken) {
    const text = 'It may be damaged, or locked with a password. Download it to open it.';
    return <div role="alert"><EmptyState title={`${name} could not be read`} text={text} /></div>;
  }
  if (!pdf) return null;
  const count = Math.min(pdf.numPages, MOST_PAGES);
  return (
    <>
      <Pages tabIndex={0} aria-label={`Pages of ${name}`}>
        {Array.from({ length: count }, (_, at) => <Page key={at} pdf={pdf} number={at + 1} total={pdf.numPages} />)}
      </Pages>
      {pdf.numPages > count ? <Text size="small" tone="3">The first {count} of {pdf.numPages} pages. Download it to see all.</Text> : null}
    </>
  );
}

function Page({ pdf, number, total }: { pdf: PDFDocumentProxy; number: number; total: number }) {
  const sheet = useRef<HTMLLIElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    const box = sheet.current;
    if (!box) return undefined;
    let stop: (() => void) | null = null;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || !canvas.current) return;
      observer.disconnect();
      stop = draw(pdf, number, canvas.current, setWords);
    }, { rootMargin: '400px' });
    observer.observe(box);
    return () => {
      observer.disconnect();
      stop?.();
    };
  }, [pdf, number]);
  return (
    <Sheet ref={sheet}>
      <canvas ref={canvas} role="img" aria-label={`Page ${number} of ${total}${words === '' ? '' : `: ${words}`}`} />
    </Sheet>
  );
}

/** Draws a page as sharp as the screen, and reads its words for who does not see it. */
function draw(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, onWords: (words: string) => void): () => void {
  let isOver = false;
  let cancel = () => undefined as void;
  const run = async () => {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const wanted = (canvas.clientWidth || width) * window.devicePixelRatio / width;
    const viewport = page.getViewport({ scale: Math.min(wanted, MOST_PIXELS / Math.max(width, height)) });
    if (isOver) return;
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport });
    cancel = () => task.cancel();
    await task.promise;
    const { items } = await page.getTextContent();
    if (!isOver) onWords(items.map((item) => ('str' in item ? item.str : '')).join(' ').replace(/\s+/g, ' ').trim());
  };
  // What can't be drawn leaves its sheet blank; the others come.
  void run().catch(() => undefined);
  return () => {
    isOver = true;
    cancel();
  };
}
