// @ts-check
import { plain, setLine, setParagraphs } from './flow.mjs';

/** @typedef {import('./flow.mjs').Item} Item */
/** @typedef {import('./draw-slide.mjs').Pen} Pen */
/** @typedef {import('@heartwood/contract/deck').Block} Block */

/** @param {Extract<Block, { kind: 'table' }>} block @param {Pen} pen @returns {Item[]} */
export function drawTable({ x, y, width, rows, hasHead }, pen) {
  const { size, lineHeight, padding } = pen.deck.look.table;
  const { colours } = pen.theme;
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const wide = width / columns;
  /** @type {Item[]} */
  const items = [];
  let top = y;
  for (const [at, row] of rows.entries()) {
    const isHead = hasHead && at === 0;
    const cells = row.map((text, column) =>
      setParagraphs([plain(text, [size, lineHeight], pen.font(isHead ? 600 : 400), isHead ? colours.muted : colours.text)], {
        x: x + column * wide + (column === 0 ? 0 : padding),
        y: top + padding,
        width: wide - padding * (column === 0 ? 1 : 2),
      }),
    );
    const height = Math.max(lineHeight, ...cells.map((cell) => cell.height)) + 2 * padding;
    items.push(...cells.flatMap((cell) => cell.items));
    top += height;
    items.push({
      kind: 'path',
      d: `M${x} ${top}L${x + width} ${top}`,
      stroke: isHead ? colours.text : colours.line,
      strokeWidth: isHead ? 2 : 1,
    });
  }
  return items;
}

/**
 * Cells of one size, as many beside each other as are about square.
 * @param {number} count
 * @param {{ x: number, y: number, width: number, height: number }} box
 * @param {number} most
 */
export function grid(count, { x, y, width, height }, most) {
  const columns = Math.max(1, Math.min(count, most));
  const lines = Math.max(1, Math.ceil(count / columns));
  const gap = 24;
  const wide = (width - gap * (columns - 1)) / columns;
  const tall = (height - gap * (lines - 1)) / lines;
  return Array.from({ length: count }, (_, at) => ({
    x: x + (at % columns) * (wide + gap),
    y: y + Math.floor(at / columns) * (tall + gap),
    width: wide,
    height: tall,
  }));
}

/** @param {Extract<Block, { kind: 'logos' }>} block @param {Pen} pen @returns {Item[]} */
export function drawLogos(block, pen) {
  return grid(block.items.length, block, 6).flatMap((cell, at) => {
    const { name = '', address = null } = block.items[at] ?? {};
    return address && pen.deck.images[address]
      ? [/** @type {Item} */ ({ kind: 'image', ...cell, address, fit: 'contain', alt: name })]
      : setLine(name, {
          ...cell,
          y: cell.y + cell.height / 2 + 10,
          size: 28,
          look: pen.font(600),
          color: pen.theme.colours.text,
          align: 'center',
        });
  });
}

/** @param {string} name */
export const initials = (name) =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** Where each of a team stands: the face above, name and role below it. @param {Extract<Block, { kind: 'team' }>} block */
export function teamPlaces(block) {
  const { people } = block;
  const cells = grid(people.length, block, people.length > 4 ? Math.ceil(people.length / 2) : people.length);
  return cells.map((cell, at) => {
    const { name = '', role = '', address = null } = people[at] ?? {};
    const side = Math.max(40, Math.min(cell.width, cell.height - 84, 200));
    return { name, role, address, cell, side, face: { x: cell.x, y: cell.y, width: side, height: side } };
  });
}

/** @param {Extract<Block, { kind: 'team' }>} block @param {Pen} pen @returns {Item[]} */
export function drawTeam(block, pen) {
  const { colours } = pen.theme;
  return teamPlaces(block).flatMap(({ name, role, address, cell, side, face }) => {
    /** @type {Item[]} */
    const picture =
      address && pen.deck.images[address]
        ? [{ kind: 'image', ...face, address, fit: 'cover', alt: name, radius: side / 2 }]
        : [
            { kind: 'ellipse', x: face.x + side / 2, y: face.y + side / 2, rx: side / 2, ry: side / 2, fill: colours.soft },
            ...setLine(initials(name), {
              x: face.x,
              y: face.y + side * 0.6,
              width: side,
              size: side * 0.3,
              look: pen.font(600),
              color: colours.text,
              align: 'center',
            }),
          ];
    return [
      ...picture,
      ...setLine(name, { x: cell.x, y: cell.y + side + 38, width: cell.width, size: 28, look: pen.font(600), color: colours.text }),
      ...setLine(role, { x: cell.x, y: cell.y + side + 72, width: cell.width, size: 22, look: pen.font(), color: colours.muted }),
    ];
  });
}

const MONTHS = ['Jan.', 'Feb.', 'Mar.', 'Apr.', 'May', 'Jun.', 'Jul.', 'Aug.', 'Sep.', 'Oct.', 'Nov.', 'Dec.'];
/** "30 Jun. 2026". @param {string | null} day */
const dayWords = (day) => {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  return year && month && date ? `${date} ${MONTHS[month - 1]} ${year}` : 'No date';
};

/** The height of the line that goals stand on, and where each begins. @param {Extract<Block, { kind: 'goals' }>} block */
export function goalPlaces({ x, y, width, height, goals }) {
  const wide = width / Math.max(1, goals.length);
  const places = goals.map(({ title, day, isAchieved }, at) => ({
    title,
    isAchieved,
    when: isAchieved ? `${dayWords(day)}, achieved` : dayWords(day),
    left: x + at * wide,
  }));
  return { line: y + Math.min(40, height / 3), wide, places };
}

/** Goals along a line, evenly. @param {Extract<Block, { kind: 'goals' }>} block @param {Pen} pen @returns {Item[]} */
export function drawGoals(block, pen) {
  const { x, width } = block;
  const { colours } = pen.theme;
  const { line, wide, places } = goalPlaces(block);
  return [
    { kind: 'path', d: `M${x} ${line}L${x + width} ${line}`, stroke: colours.line, strokeWidth: 3 },
    ...places.flatMap(({ title, isAchieved, when, left }) => {
      const [middle, half] = [left + 14, 13];
      return [
        /** @type {Item} */ ({
          kind: 'path',
          d: `M${middle} ${line - half}L${middle + half} ${line}L${middle} ${line + half}L${middle - half} ${line}Z`,
          fill: isAchieved ? colours.accent : colours.ground,
          stroke: colours.accent,
          strokeWidth: 3,
        }),
        ...setParagraphs(
          [
            plain(when, [20, 28], pen.font(), colours.muted),
            plain(title, [26, 34], pen.font(600), colours.text),
          ],
          { x: left, y: line + 30, width: wide - 24 },
        ).items,
      ];
    }),
  ];
}

/** The nine fields where a business model has them: five columns, two of them cut in half, and two fields below. */
const CANVAS_PLACES = [
  [0, 0, 2, 6],
  [2, 0, 2, 3],
  [2, 3, 2, 3],
  [4, 0, 2, 6],
  [6, 0, 2, 3],
  [6, 3, 2, 3],
  [8, 0, 2, 6],
  [0, 6, 5, 3],
  [5, 6, 5, 3],
];

/** Where each field of a canvas stands. @param {Extract<Block, { kind: 'canvas' }>} block */
export function canvasPlaces({ x, y, width, height, fields }) {
  if (fields.length !== CANVAS_PLACES.length) return grid(fields.length, { x, y, width, height }, 3);
  return CANVAS_PLACES.map(([column = 0, row = 0, columns = 1, rows = 1]) => ({
    x: x + (width * column) / 10 + 4,
    y: y + (height * row) / 9 + 4,
    width: (width * columns) / 10 - 8,
    height: (height * rows) / 9 - 8,
  }));
}

/** @param {Extract<Block, { kind: 'canvas' }>} block @param {Pen} pen @returns {Item[]} */
export function drawCanvas(block, pen) {
  const { colours } = pen.theme;
  return canvasPlaces(block).flatMap((cell, at) => {
    const { title = '', lines = [] } = block.fields[at] ?? {};
    const room = Math.max(0, Math.floor((cell.height - 56) / 26));
    const shown = lines.slice(0, room);
    return [
      /** @type {Item} */ ({ kind: 'box', ...cell, radius: 10, fill: colours.soft }),
      ...setLine(title, { x: cell.x + 14, y: cell.y + 34, width: cell.width - 28, size: 20, look: pen.font(600), color: colours.accent }),
      ...shown.flatMap((line, index) =>
        setLine(index === room - 1 && lines.length > room ? `${lines.length - room + 1} more` : line, {
          x: cell.x + 14,
          y: cell.y + 64 + index * 26,
          width: cell.width - 28,
          size: 19,
          look: pen.font(),
          color: colours.text,
        }),
      ),
    ];
  });
}
