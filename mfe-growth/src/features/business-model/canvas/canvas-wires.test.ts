import { roundedPath, wireBetween, type Box, type Spot } from './canvas-wires';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
/** Three columns of 100, the first two halved at 200, and two blocks below them at 400. */
const activity: Spot = { block: box(0, 0, 100, 200), row: box(10, 30, 90, 50) };
const resource: Spot = { block: box(0, 201, 100, 400), row: box(10, 240, 90, 260) };
const channel: Spot = { block: box(202, 0, 302, 400), row: box(212, 70, 292, 90) };
const customer: Spot = { block: box(303, 0, 403, 400), row: box(313, 30, 393, 50) };
const revenue = (left: number, right: number): Spot => ({ block: box(200, 401, 403, 500), row: box(left, 430, right, 450) });
const route = (one: Spot, other: Spot) => wireBetween(one, other, 403).map(({ x, y }) => `${x},${y}`).join(' ');

it.each([
  ['beside each other', channel, customer, '292,80 302.5,80 302.5,40 313,40'],
  ['the same from its other end', customer, channel, '313,40 302.5,40 302.5,80 292,80'],
  ['above each other', resource, activity, '90,250 100.5,250 100.5,40 90,40'],
  ['over a column, on the border in it', activity, channel, '90,40 100.5,40 100.5,200.5 201.5,200.5 201.5,80 212,80'],
  ['down the edge to a row at it', customer, revenue(300, 393), '393,40 397,40 397,440 393,440'],
  ['down the edge and below another', customer, revenue(210, 290), '393,40 397,40 397,455 250,455 250,450'],
  ['from below', revenue(300, 393), customer, '393,440 397,440 397,40 393,40'],
])('a wire between rows %s', (_, one, other, expected) => {
  expect(route(one, other)).toBe(expected);
});

it('rounds corners by 8 pixels, and by less where there is less room', () => {
  expect(roundedPath([{ x: 0, y: 0 }, { x: 20, y: 0 }, { x: 20, y: 6 }, { x: 40, y: 6 }])).toBe('M0,0L17,0Q20,0 20,3L20,3Q20,6 23,6L40,6');
  expect(roundedPath([{ x: 0, y: 5 }, { x: 10, y: 5 }, { x: 10, y: 5 }, { x: 20, y: 5 }])).toBe('M0,5L10,5L10,5L20,5');
});
