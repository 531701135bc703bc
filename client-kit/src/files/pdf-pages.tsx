import { Button, EmptyState, IconButton, Text, useZoom, ZoomInIcon, zoomKey, ZoomOutIcon } from '@heartwood/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs';

/** Beyond these a document is fetched to be read. */
const MOST_PAGES = 200;
/** Pixels a side: what a browser draws on one canvas everywhere. */
const MOST_PIXELS = 4000;

/** Times the width there is: a page is also looked at as a whole. */
const STEPS = [.5, .75, 1, 1.25, 1.5, 2, 3];

const Tools = styled.div`display: flex; align-items: center; justify-content: center; gap: 4px; padding-bottom: 8px;`;
const Pages = styled.ol`display: grid; gap: 12px; max-height: 70vh; margin: 0; padding: 0; overflow: auto; list-style: none;`;
const Sheet = styled.li`
  margin: 0 auto; border: 1px solid var(--border); background: #fff;
  & > canvas { display: block; width: 100%; height: 100%; }
`;

/**
 * The pages of a PDF, drawn one by one as they come into sight; plus, minus and 0 make them larger, smaller and as wide as there is room.
 * No script in it runs, and nothing in it is a link or a form.
 */
export function PdfPages({ bytes, name }: { bytes: Uint8Array; name: string }) {
  const [pdf, setPdf] = useState<{ pages: PDFDocumentProxy; ratio: number } | null>(null);
  const [isBroken, setBroken] = useState(false);
  const zoom = useZoom(name, STEPS);
  useEffect(() => {
    // It takes the bytes for itself.
    const task = getDocument({
      data: bytes.slice(), isEvalSupported: false, enableXfa: false, stopAtErrors: false, useSystemFonts: true, verbosity: 0,
    });
    const read = async () => {
      const pages = await task.promise;
      setPdf({ pages, ratio: ratioOf((await pages.getPage(1)).getViewport({ scale: 1 })) });
    };
    void read().catch(() => setBroken(true));
    return () => void task.destroy();
  }, [bytes]);
  if (isBroken) {
    const text = 'It may be damaged, or locked with a password. Download it to open it.';
    return <div role="alert"><EmptyState title={`${name} could not be read`} text={text} /></div>;
  }
  if (!pdf) return null;
  const total = pdf.pages.numPages;
  const count = Math.min(total, MOST_PAGES);
  const percent = zoom.level * 100;
  return (
    <>
      <Tools role="toolbar" aria-label="Size of the pages">
        <IconButton icon={ZoomOutIcon} label="Smaller" disabled={zoom.isFarthest} onClick={() => zoom.step(-1)} />
        <Button variant="ghost" size="sm" aria-label={`${percent} %: as wide as there is room`} onClick={zoom.fit}>{percent} %</Button>
        <IconButton icon={ZoomInIcon} label="Larger" disabled={zoom.isNearest} onClick={() => zoom.step(1)} />
      </Tools>
      <Pages tabIndex={0} aria-label={`Pages of ${name}`} onKeyDown={(event) => zoomKey(event, zoom)?.()}>
        {Array.from({ length: count }, (_, at) => (
          <Page key={at} pdf={pdf.pages} number={at + 1} total={total} ratio={pdf.ratio} zoom={percent} />
        ))}
      </Pages>
      {total > count ? <Text size="small" tone="3">The first {count} of {total} pages. Download it to see all.</Text> : null}
    </>
  );
}

const ratioOf = ({ width, height }: { width: number; height: number }) => width / height;

interface PageProps {
  pdf: PDFDocumentProxy;
  number: number;
  total: number;
  /** Width by height of the first page: each has about its room before it is drawn, so that the end is where it will be. */
  ratio: number;
  zoom: number;
}

function Page({ pdf, number, total, ratio: likely, zoom }: PageProps) {
  const sheet = useRef<HTMLLIElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [{ words, ratio }, setDrawn] = useState({ words: '', ratio: likely });
  useEffect(() => {
    const box = sheet.current;
    if (!box) return undefined;
    let stop: (() => void) | null = null;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || !canvas.current) return;
      observer.disconnect();
      stop = draw(pdf, number, canvas.current, setDrawn);
    }, { rootMargin: '400px' });
    observer.observe(box);
    return () => {
      observer.disconnect();
      stop?.();
    };
  }, [pdf, number, zoom]);
  return (
    <Sheet ref={sheet} style={{ width: `${zoom}%`, aspectRatio: ratio }}>
      <canvas ref={canvas} role="img" aria-label={`Page ${number} of ${total}${words === '' ? '' : `: ${words}`}`} />
    </Sheet>
  );
}

/** Draws a page as sharp as the screen, and reads its words for who does not see it. */
function draw(
  pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, onDrawn: (drawn: { words: string; ratio: number }) => void,
): () => void {
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
    const words = items.map((item) => ('str' in item ? item.str : '')).join(' ').replace(/\s+/g, ' ').trim();
    if (!isOver) onDrawn({ words, ratio: ratioOf(viewport) });
  };
  // What can't be drawn leaves its sheet blank; the others come.
  void run().catch(() => undefined);
  return () => {
    isOver = true;
    cancel();
  };
}
