// @ts-check
import { setLine } from './flow.mjs';

/** @typedef {import('./flow.mjs').Item} Item */
/** @typedef {import('./draw-slide.mjs').Pen} Pen */
/** @typedef {Extract<import('@heartwood/contract/deck').Block, { kind: 'chart' }>} Chart */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** @param {Chart} chart @param {Pen} pen @param {import('./draw-slide.mjs').Setting} setting @returns {Item[]} */
export function drawChart(chart, pen, { numbers = [], pieces = [], segments = [] }) {
  const { chart: size } = pen.deck.look;
  const { x, y, width, title } = chart;
  const head = title ? size.title * 1.8 : 0;
  const body = { x, y: y + head, width, height: chart.height - head };
  return [
    ...setLine(title, { x, y: y + size.title, width, size: size.title, look: pen.font(600), color: pen.theme.colours.text }),
    ...(chart.chart === 'doughnut'
      ? doughnut(pieces, body, pen)
      : chart.chart === 'nested'
        ? nested(chart, body, pen)
        : chart.chart === 'ring'
          ? ring(segments, body, pen)
          : axes(chart, body, pen, numbers)),
  ];
}

/** @param {Pen} pen @param {number} at */
const seriesColour = ({ theme }, at) => theme.series[at % theme.series.length] ?? theme.colours.accent;

/**
 * Bars or lines above their labels, and the names of the series where there are several.
 * @param {Chart} chart
 * @param {Box} box
 * @param {Pen} pen
 * @param {(string | null)[][]} numbers
 * @returns {Item[]}
 */
function axes({ chart, labels, series }, { x, y, width, height }, pen, numbers) {
  const { colours } = pen.theme;
  const label = pen.deck.look.chart.label;
  const legend = series.length > 1 ? label * 1.8 : 0;
  const values = series.flatMap((each) => each.values).filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const names = y + height - label * 1.8 - legend;
  // What is below zero says its number below, above the names.
  const floor = least < 0 ? names - label * 1.6 : names;
  const span = most - least || 1;
  const top = y + label * 1.6;
  const yOf = (/** @type {number} */ value) => top + ((floor - top) * (most - value)) / span;
  const zero = yOf(0);
  const wide = width / Math.max(1, labels.length);
  const words = { size: label, look: pen.font(), color: colours.muted, align: /** @type {const} */ ('center') };
  /** @type {Item[]} */
  const items = [{ kind: 'path', d: `M${x} ${zero}L${x + width} ${zero}`, stroke: colours.line, strokeWidth: 2 }];
  for (const [at, name] of labels.entries())
    items.push(...setLine(name, { ...words, x: x + at * wide, y: names + label * 1.4, width: wide }));
  const saysEach = series.length === 1 || labels.length * series.length <= 12;
  for (const [number, { values: own }] of series.entries()) {
    const fill = seriesColour(pen, number);
    /** @type {string[]} */
    const steps = [];
    for (const [at, value] of own.entries()) {
      if (value === null) continue;
      const bar = (wide * 0.64) / series.length;
      const left = chart === 'bar' ? x + at * wide + wide * 0.18 + number * bar : x + at * wide;
      const edge = yOf(value);
      if (chart === 'bar')
        items.push({
          kind: 'box',
          x: left,
          y: Math.min(edge, zero),
          width: bar * 0.94,
          height: Math.max(2, Math.abs(zero - edge)),
          radius: 4,
          fill,
        });
      else {
        steps.push(`${steps.length === 0 ? 'M' : 'L'}${left + wide / 2} ${edge}`);
        items.push({ kind: 'ellipse', x: left + wide / 2, y: edge, rx: 6, ry: 6, fill });
      }
      if (saysEach)
        items.push(
          ...setLine(numbers[number]?.[at] ?? '', {
            ...words,
            color: colours.text,
            x: left,
            y: value < 0 ? edge + label * 1.3 : edge - label * 0.5,
            width: chart === 'bar' ? bar : wide,
          }),
        );
    }
    if (steps.length > 1) items.push({ kind: 'path', d: steps.join(''), stroke: fill, strokeWidth: 5 });
  }
  return legend
    ? [
        ...items,
        ...legendOf(
          series.map(({ name }) => name),
          { x, y: y + height - label * 0.3, width },
          pen,
        ),
      ]
    : items;
}

/** @param {readonly string[]} names @param {{ x: number, y: number, width: number }} place @param {Pen} pen @returns {Item[]} */
function legendOf(names, { x, y, width }, pen) {
  const size = pen.deck.look.chart.label;
  const wide = width / names.length;
  return names.flatMap((name, at) => [
    /** @type {Item} */ ({
      kind: 'box',
      x: x + at * wide,
      y: y - size * 0.8,
      width: size * 0.8,
      height: size * 0.8,
      radius: 4,
      fill: seriesColour(pen, at),
    }),
    ...setLine(name, { x: x + at * wide + size * 1.2, y, width: wide - size * 1.4, size, look: pen.font(), color: pen.theme.colours.text }),
  ]);
}

/**
 * A ring, and beside it what its parts are.
 * @param {NonNullable<import('./draw-slide.mjs').Setting['pieces']>} pieces
 * @param {Box} box
 * @param {Pen} pen
 * @returns {Item[]}
 */
function doughnut(pieces, { x, y, width, height }, pen) {
  const outer = Math.min(height, width * 0.5) / 2;
  const inner = outer * 0.6;
  const [cx, cy] = [x + outer, y + height / 2];
  const point = (/** @type {number} */ share, /** @type {number} */ radius) =>
    `${cx + radius * Math.sin(share * 2 * Math.PI)} ${cy - radius * Math.cos(share * 2 * Math.PI)}`;
  const size = pen.deck.look.chart.label * 1.1;
  const left = x + outer * 2 + 40;
  const first = cy - (pieces.length - 1) * size;
  return pieces.flatMap(({ label, words, from, to }, at) => {
    // A whole ring has no beginning: it is drawn a hair short.
    const end = Math.min(to, from + 0.9999);
    const far = end - from > 0.5 ? 1 : 0;
    const fill = seriesColour(pen, at);
    return /** @type {Item[]} */ ([
      {
        kind: 'path',
        d: `M${point(from, outer)}A${outer} ${outer} 0 ${far} 1 ${point(end, outer)}L${point(end, inner)}A${inner} ${inner} 0 ${far} 0 ${point(from, inner)}Z`,
        fill,
      },
      { kind: 'box', x: left, y: first + at * size * 2 - size * 0.4, width: size * 0.8, height: size * 0.8, radius: 4, fill },
      ...setLine(`${label}  ${words}`, {
        x: left + size * 1.3,
        y: first + at * size * 2 + size * 0.35,
        width: x + width - left - size * 1.3,
        size,
        look: pen.font(),
        color: pen.theme.colours.text,
      }),
    ]);
  });
}

/**
 * How far something is: a segment for each, those that are done filled.
 * @param {NonNullable<import('./draw-slide.mjs').Setting['segments']>} segments
 * @param {Box} box
 * @param {Pen} pen
 * @returns {Item[]}
 */
function ring(segments, { x, y, width, height }, pen) {
  const side = Math.min(width, height);
  const [outer, inner] = [side / 2 - 3, side / 2 - side * 0.16];
  const point = (/** @type {number} */ share, /** @type {number} */ radius) =>
    `${x + width / 2 + radius * Math.sin(share * 2 * Math.PI)} ${y + height / 2 - radius * Math.cos(share * 2 * Math.PI)}`;
  return segments.map(({ from, to, isOn }) => {
    const far = to - from > 0.5 ? 1 : 0;
    const d =
      `M${point(from, outer)}A${outer} ${outer} 0 ${far} 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 ${far} 0 ${point(from, inner)}Z`;
    return isOn ? { kind: 'path', d, fill: seriesColour(pen, 0) } : { kind: 'path', d, stroke: pen.theme.colours.line, strokeWidth: 2.5 };
  });
}

/**
 * Circles to scale, one in the other, all standing on the same point.
 * @param {Chart} chart
 * @param {Box} box
 * @param {Pen} pen
 * @returns {Item[]}
 */
function nested({ series }, { x, y, width, height }, pen) {
  const { colours } = pen.theme;
  const values = (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const most = Math.max(...values, 0);
  if (most === 0) return [];
  const radius = Math.min(width, height) / 2;
  return values.map((value, at) => {
    const own = Math.max(6, radius * Math.sqrt(value / most));
    const isLast = at === values.length - 1;
    return {
      kind: 'ellipse',
      x: x + radius,
      y: y + height - own,
      rx: own,
      ry: own,
      ...(isLast
        ? { fill: seriesColour(pen, 0) }
        : { stroke: at === 0 ? colours.line : seriesColour(pen, 0), strokeWidth: 3, ...(at > 0 && { fill: colours.soft }) }),
    };
  });
}
