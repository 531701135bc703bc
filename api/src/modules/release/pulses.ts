import { canaryBucketOf, canaryNumberOf } from '@heartwood/contract';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readPointers, type Pointers } from '../../../../tools/src/releases/pointer-file.mjs';
import { stampOf } from '../../process/file-stamp';
import type { Context, Services } from '../../request/context';
import type { Viewer } from '../../request/viewer';
import { RULE, type Pulse } from './canary-rule';
import type { PulseReport } from './pulse.schema';

const HOUR = 3_600_000;
/** So many people tell enough of an hour. */
const MOST_PEOPLE = 300;
const MOST = 1_000_000;

type Live = Pointers['remotes'][number];

const kept = new Map<string, { stamp: string | null; remotes: readonly Live[] }>();

/** What is live, and beside which canary; read again when a release has changed it. */
export async function liveRemotes({ remotesDir }: Services['config']): Promise<readonly Live[]> {
  const stamp = await stampOf(join(remotesDir, 'registry.json'));
  const before = kept.get(remotesDir);
  if (before && before.stamp === stamp) return before.remotes;
  const { remotes } = readPointers(remotesDir);
  kept.set(remotesDir, { stamp, remotes });
  return remotes;
}

/** Adds what the browser of somebody tells of the versions that they have. */
export async function takePulses(
  { db, now, pulseSigner, metrics }: Context, { userId }: Viewer, theirs: readonly PulseReport[],
): Promise<void> {
  const at = now();
  const hour = new Date(Math.floor(at.getTime() / HOUR) * HOUR);
  const person = pulseSigner.sign(`${at.toISOString().slice(0, 10)} ${userId}`);
  for (const { remote, version, loads, loadMs, longMs } of theirs) {
    metrics.remoteViews.inc({ remote, version }, loads);
    metrics.remoteLoadSeconds.inc({ remote, version }, loadMs / 1_000);
    metrics.remoteLongSeconds.inc({ remote, version }, longMs / 1_000);
  }
  if (theirs.length > 0) await db.write(ADD_PULSES, [hour, person, MOST_PEOPLE, JSON.stringify(theirs)]);
}

const added = (column: string) => `${column} = least(remote_pulse.${column} + excluded.${column}, ${MOST})`;

/** All that a page tells at once; of one version that it names twice, the sum. */
const ADD_PULSES = {
  name: 'add-pulses',
  text: `
    insert into remote_pulse (remote, version, hour, person, loads, load_ms, errors, long_tasks, long_ms)
    select p.remote, p.version, $1::timestamptz, $2, sum(p.loads), sum(p."loadMs"), sum(p.errors), sum(p."longTasks"), sum(p."longMs")
    from json_to_recordset($4::json) as p (
      remote text, version text, loads int, "loadMs" int, errors int, "longTasks" int, "longMs" int)
    where (
        select count(*)
        from remote_pulse o
        where o.remote = p.remote and o.version = p.version and o.hour = $1::timestamptz and o.person <> $2
      ) < $3::int
    group by p.remote, p.version
    on conflict (remote, version, hour, person) do update
    set ${['loads', 'load_ms', 'errors', 'long_tasks', 'long_ms'].map(added).join(', ')}`,
};

/** Whether somebody can have a version of a remote: it is live, or a canary that is theirs. What they make up is not counted. */
export async function versionsOf({ userId }: Viewer, config: Services['config']) {
  const remotes = await liveRemotes(config);
  const number = canaryNumberOf(userId);
  return ({ remote, version }: { remote: string; version: string }): boolean => {
    const live = remotes.find(({ name }) => name === remote);
    if (!live) return false;
    if (live.version === version) return true;
    return live.canary?.version === version && canaryBucketOf(remote, number) < live.canary.percent;
  };
}

interface PulseRow { remote: string; version: string; people: number; failing: number; load_ms: number | null; long_ms: number | null }

const READ_PULSES = {
  name: 'read-pulses',
  text: `
    select p.remote, p.version, count(*)::int as people, count(*) filter (where p.errors > 0)::int as failing,
      round(percentile_cont(0.5) within group (order by p.load_ms::float / nullif(p.loads, 0)))::int as load_ms,
      round(percentile_cont(0.5) within group (order by p.long_ms::float / nullif(p.loads, 0)))::int as long_ms
    from (
        select r.remote, r.version, r.person, sum(r.loads) as loads, sum(r.load_ms) as load_ms, sum(r.errors) as errors,
          sum(r.long_ms) as long_ms
        from remote_pulse r
        where r.hour >= $1
        group by r.remote, r.version, r.person) p
    group by p.remote, p.version`,
};

const NOBODY: Pulse = { people: 0, failing: 0, loadMs: null, longMs: null };

/** How each version of each remote did in the last hours; `of` answers for those of whom nobody told too. */
export async function readPulses({ db, now }: Pick<Services, 'db' | 'now'>) {
  const since = new Date(Math.floor(now().getTime() / HOUR - (RULE.hours - 1)) * HOUR);
  const rows = await db.read<PulseRow>(READ_PULSES, [since]);
  const found = new Map(rows.map(({ remote, version, people, failing, load_ms: loadMs, long_ms: longMs }): [string, Pulse] => (
    [`${remote} ${version}`, { people, failing, loadMs, longMs }]
  )));
  return { of: (remote: string, version: string): Pulse => found.get(`${remote} ${version}`) ?? NOBODY };
}

/** What is older than two days tells nothing of a canary. */
export async function sweepPulses({ orm }: Services['db']): Promise<void> {
  await orm.execute(sql`delete from remote_pulse where hour < now() - interval '2 days'`);
}
