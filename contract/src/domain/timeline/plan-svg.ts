import type { PlanDrawing, Shape } from './plan-shapes';

/** Named by both who print it: a font of the machine for pictures, the printer's own for PDF. */
const FONT = 'Roboto, Arial, Helvetica, sans-serif';
const DIAMOND = 6.4;
const DASHES = '4 3';

/** A drawing as SVG: the same for a picture and for a PDF. */
export function planSvg({ title, width, height, shapes }: PlanDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">`
    + `<title>${escaped(title)}</title><rect width="${width}" height="${height}" fill="#ffffff"/>${shapes.map(element).join('')}</svg>`;
}

function element(shape: Shape): string {
  switch (shape.kind) {
    case 'box': {
      const { x, y, width, height, radius = 0, fill = 'none', stroke, isDashed } = shape;
      return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${fill}"${drawn(stroke, 1, isDashed)}/>`;
    }
    case 'line':
      return `<line x1="${n(shape.x1)}" y1="${n(shape.y1)}" x2="${n(shape.x2)}" y2="${n(shape.y2)}"${drawn(shape.stroke, shape.width)}/>`;
    case 'path':
      return `<path transform="translate(${n(shape.x)} ${n(shape.y)})" d="${shape.d}" fill="none" stroke-linejoin="round"`
        + `${drawn(shape.stroke, 1.4, shape.isDashed)}/>`;
    case 'diamond': {
      const { x, y, fill, stroke, isDashed } = shape;
      const path = `M${n(x)} ${n(y - DIAMOND)}L${n(x + DIAMOND)} ${n(y)}L${n(x)} ${n(y + DIAMOND)}L${n(x - DIAMOND)} ${n(y)}Z`;
      return `<path d="${path}" fill="${fill}"${drawn(stroke, 1.8, isDashed)}/>`;
    }
    case 'text': {
      const { x, y, size, color, isBold, endsThere, text } = shape;
      const look = `${isBold ? ' font-weight="bold"' : ''}${endsThere ? ' text-anchor="end"' : ''}`;
      return `<text x="${n(x)}" y="${n(y)}" font-size="${size}" fill="${color}"${look}>${escaped(text)}</text>`;
    }
  }
}

const n = (length: number) => Number(length.toFixed(2));

function drawn(stroke: string | undefined, width = 1, isDashed = false): string {
  return stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"${isDashed ? ` stroke-dasharray="${DASHES}"` : ''}`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML cannot hold is a space. */
function escaped(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
