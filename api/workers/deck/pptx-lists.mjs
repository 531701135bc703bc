// @ts-check
import { canvasPlaces, goalPlaces, grid, initials, teamPlaces } from './draw-lists.mjs';
import { faceOf, hex, place, POINT, words } from './pptx-sheet.mjs';

/** @typedef {import('./pptx-sheet.mjs').Sheet} Sheet */
/** @typedef {import('@heartwood/contract/deck').Block} Block */

/** @param {Extract<Block, { kind: 'table' }>} block @param {Sheet} sheet */
export function tableOf({ x, y, width, rows, hasHead }, { slide, pen }) {
  const { colours } = pen.theme;
  const { size } = pen.deck.look.table;
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const none = { type: 'none' };
  const made = rows.map((row, at) =>
    Array.from({ length: columns }, (_, column) => {
      const isHead = hasHead && at === 0;
      return {
        text: row[column] ?? '',
        options: {
          bold: isHead,
          color: hex(isHead ? colours.muted : colours.text),
          border: [none, none, { type: 'solid', pt: isHead ? 1.5 : 0.75, color: hex(isHead ? colours.text : colours.line) }, none],
        },
      };
    }),
  );
  if (made.length > 0)
    slide.addTable(made, {
      ...place({ x, y, width, height: 0 }),
      h: undefined,
      fontSize: size * POINT,
      fontFace: faceOf(pen),
      valign: 'top',
      margin: [0.06, 0.08, 0.06, 0],
    });
}

/**
 * Bars, lines and rings are charts with their numbers; circles in each other are shapes, and their words stand beside.
 * @param {Extract<Block, { kind: 'chart' }>} block
 * @param {Sheet} sheet
 */
export function chartOf(block, sheet) {
  const { slide, pptx, pen, set } = sheet;
  const { colours, series: paints } = pen.theme;
  const { title, chart, labels, series, unit } = block;
  if (chart === 'nested') {
    const values = (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
    const most = Math.max(0, ...values);
    const side = Math.min(block.width, block.height);
    for (const [at, value] of values.entries()) {
      if (most === 0) continue;
      const radius = Math.max(6, (side / 2) * Math.sqrt(value / most));
      const isLast = at === values.length - 1;
      slide.addShape(pptx.shapes.OVAL, {
        ...place({ x: block.x + side / 2 - radius, y: block.y + side - 2 * radius, width: radius * 2, height: radius * 2 }),
        ...(isLast
          ? { fill: { color: hex(paints[0] ?? colours.accent) } }
          : { line: { color: hex(at === 0 ? colours.line : (paints[0] ?? colours.accent)), width: 2 } }),
        altText: `${labels[at] ?? ''} ${set[block.id]?.numbers?.[0]?.[at] ?? ''}`,
      });
    }
    return;
  }
  const data = series.map(({ name, values }) => ({ name: name || title || 'Values', labels, values }));
  if (labels.length === 0 || data.length === 0) return words(sheet, title, block, { bold: true, color: hex(colours.text) });
  const text = { color: hex(colours.text), fontFace: faceOf(pen) };
  const size = pen.deck.look.chart.label * POINT;
  const sign = unit ? JSON.stringify(unit.text) : '';
  const format = unit ? (unit.isAfter ? `#,##0.##${sign}` : `${sign}#,##0.##`) : '#,##0.##';
  slide.addChart(chart === 'bar' ? pptx.charts.BAR : chart === 'line' ? pptx.charts.LINE : pptx.charts.DOUGHNUT, data, {
    ...place(block),
    altText: title,
    chartColors: (chart === 'ring' ? [paints[0] ?? colours.accent, colours.soft] : paints).map(hex),
    ...(title && {
      showTitle: true,
      title,
      titleColor: text.color,
      titleFontFace: text.fontFace,
      titleFontSize: pen.deck.look.chart.title * POINT,
    }),
    showLegend: chart === 'doughnut' || series.length > 1,
    legendPos: chart === 'doughnut' ? 'r' : 'b',
    legendColor: text.color,
    legendFontFace: text.fontFace,
    legendFontSize: size,
    catAxisLabelColor: hex(colours.muted),
    catAxisLabelFontFace: text.fontFace,
    catAxisLabelFontSize: size,
    valAxisHidden: true,
    valGridLine: { style: 'none' },
    catGridLine: { style: 'none' },
    showValue: chart !== 'ring',
    dataLabelColor: text.color,
    dataLabelFontFace: text.fontFace,
    dataLabelFontSize: size,
    dataLabelFormatCode: format,
    ...((chart === 'doughnut' || chart === 'ring') && {
      holeSize: chart === 'ring' ? 68 : 60,
      showPercent: false,
      dataBorder: { pt: 1, color: hex(colours.ground) },
      dataLabelColor: hex(colours.ground),
    }),
    ...(chart === 'bar' && { dataLabelPosition: 'outEnd', barGapWidthPct: 55 }),
    ...(chart === 'line' && { dataLabelPosition: 't', lineSize: 3 }),
  });
}

/** @param {Extract<Block, { kind: 'logos' }>} block @param {Sheet} sheet */
export async function logosOf(block, sheet) {
  for (const [at, cell] of grid(block.items.length, block, 6).entries()) {
    const { name = '', address = null } = block.items[at] ?? {};
    const data = address && (await sheet.picture(address, { ...cell, fit: 'contain' }));
    if (data) sheet.slide.addImage({ data, ...place(cell), altText: name });
    else
      words(sheet, name, cell, {
        align: 'center',
        valign: 'middle',
        bold: true,
        fontSize: 28 * POINT,
        color: hex(sheet.pen.theme.colours.text),
      });
  }
}

/** @param {Extract<Block, { kind: 'team' }>} block @param {Sheet} sheet */
export async function teamOf(block, sheet) {
  const { slide, pptx, pen } = sheet;
  const { colours } = pen.theme;
  for (const { name, role, address, cell, side, face } of teamPlaces(block)) {
    const data = address && (await sheet.picture(address, { ...face, fit: 'cover' }));
    if (data) slide.addImage({ data, ...place(face), rounding: true, altText: name });
    else
      slide.addText(initials(name), {
        shape: pptx.shapes.OVAL,
        ...place(face),
        fill: { color: hex(colours.soft) },
        color: hex(colours.text),
        fontFace: faceOf(pen),
        fontSize: side * 0.3 * POINT,
        bold: true,
        align: 'center',
        valign: 'middle',
      });
    words(sheet, name, { ...cell, y: cell.y + side + 8, height: 38 }, { bold: true, fontSize: 28 * POINT, color: hex(colours.text) });
    words(sheet, role, { ...cell, y: cell.y + side + 46, height: 32 }, { color: hex(colours.muted) });
  }
}

/** @param {Extract<Block, { kind: 'goals' }>} block @param {Sheet} sheet */
export function goalsOf(block, sheet) {
  const { x, width, height } = block;
  const { slide, pptx, pen } = sheet;
  const { colours } = pen.theme;
  const { line, wide, places } = goalPlaces(block);
  slide.addShape(pptx.shapes.LINE, { ...place({ x, y: line, width, height: 0 }), line: { color: hex(colours.line), width: 2 } });
  for (const { title, isAchieved, when, left } of places) {
    slide.addShape(pptx.shapes.DIAMOND, {
      ...place({ x: left, y: line - 14, width: 28, height: 28 }),
      fill: { color: hex(isAchieved ? colours.accent : colours.ground) },
      line: { color: hex(colours.accent), width: 2 },
    });
    words(
      sheet,
      when,
      { x: left, y: line + 26, width: wide - 24, height: 30 },
      { fontSize: 20 * POINT, color: hex(colours.muted) },
    );
    words(
      sheet,
      title,
      { x: left, y: line + 58, width: wide - 24, height: Math.max(36, height - 100) },
      { bold: true, fontSize: 26 * POINT, valign: 'top', color: hex(colours.text) },
    );
  }
}

/** @param {Extract<Block, { kind: 'canvas' }>} block @param {Sheet} sheet */
export function canvasOf(block, { slide, pen }) {
  const { colours } = pen.theme;
  for (const [at, cell] of canvasPlaces(block).entries()) {
    const { title = '', lines = [] } = block.fields[at] ?? {};
    slide.addText(
      [
        { text: title || ' ', options: { bold: true, color: hex(colours.accent), fontSize: 20 * POINT, breakLine: true } },
        ...lines.map((line) => ({ text: line, options: { color: hex(colours.text), fontSize: 19 * POINT, breakLine: true } })),
      ],
      { ...place(cell), margin: 6, valign: 'top', fontFace: faceOf(pen), fill: { color: hex(colours.soft) } },
    );
  }
}
