import { tenths } from './figures.mjs';
import { ACTS_A_MINUTE } from './size.mjs';
import { productCores } from './step.mjs';

const NAMES = { mix: 'mix', chat: 'chat', sends: 'messages alone', bare: 'mix, bare servers' };
const COLUMNS = [
  'what', 'processes', 'rate/s', 'keeps', 'p95 feed', 'plan', 'history', 'send', 'delivery p95; drift, ms/s',
  'product cores (processes, busiest; PostgreSQL; Redis)', 'generator; others', 'event loop p99', 'waiting for the pool',
];

/**
 * Steps as the table of docs/scale.md: of each part the highest rate that held and the lowest that did not.
 * @param {{ at: string, processors: number, seconds: number, size: { people: number },
 *   parts: readonly import('./scale.mjs').Part[] }} measured
 */
export function tableOf({ at, processors, seconds, size, parts }) {
  const rows = parts.flatMap(({ name, processes, found }) => [[found.best, 'yes'], [found.beyond, '**no**']].flatMap(([taken, keeps]) => (
    taken ? [rowOf(name, processes, /** @type {any} */ (taken), String(keeps))] : []
  )));
  const opened = parts.flatMap(({ processes, opened: one }) => (one
    ? [`${processes}: ${one.sockets} sockets opened in ${one.seconds} s, ${one.millisecondsEach} ms of the processor and ${one.kilobytes} kB each`] : []));
  return [
    `Taken ${at}, ${processors} cores, ${size.people} people with a socket each, in ${seconds} s. By processes: ${opened.join('; ')}.`, '',
    `| ${COLUMNS.join(' | ')} |`, `|${COLUMNS.map(() => '---').join('|')}|`, ...rows.map((row) => `| ${row.join(' | ')} |`), '',
  ].join('\n');
}

/** @param {string} name @param {number} processes @param {import('./step.mjs').Step} taken @param {string} keeps */
function rowOf(name, processes, taken, keeps) {
  const { rate, kinds, delivery, cores, loopMs, waiting, isOverrun } = taken;
  const p95 = (/** @type {string} */ kind) => kinds[kind]?.p95 ?? '';
  const people = name === 'chat' ? ` (${Math.round((rate * 60) / ACTS_A_MINUTE)} people)` : '';
  return [
    NAMES[name], processes, `${Math.round(rate)}${people}`, isOverrun ? `${keeps}, overrun` : keeps, p95('feed'), p95('plan'), p95('history'),
    p95('send'), delivery.count > 0 ? `${delivery.p95}; ${delivery.drift}` : '',
    `${tenths(productCores(taken))} (${tenths(cores.processes)}, ${cores.busiest}; ${tenths(cores.postgres)}; ${tenths(cores.redis)})`,
    `${tenths(cores.generator)}; ${cores.others}`, name === 'bare' ? '' : loopMs, name === 'bare' ? '' : waiting,
  ];
}
