import type { Statement } from '../../db/database';

export interface ClaimedJob { id: string; claim: string; kind: string; key: string; payload: unknown; attempts: number }

/** Milliseconds until the next one is due, a minute at most. $1 kinds. */
export const NEXT_JOB: Statement = {
  name: 'next-job',
  text: `select greatest(0, least(60000, ceil(extract(epoch from run_at - now()) * 1000)))::int as ms
    from job
    where run_at is not null and kind = any($1::text[])
    order by run_at
    limit 1`,
};

/** $1 kinds, $2 how many, $3 the lease in seconds. */
export const CLAIM_JOBS: Statement = {
  name: 'claim-jobs',
  text: `with due as materialized (
      select id
      from job
      where run_at <= now() and kind = any($1::text[])
      order by run_at
      limit $2::int
      for update skip locked)
    update job
    set run_at = now() + make_interval(secs => $3::float8), claim = gen_random_uuid(), attempts = attempts + 1
    from due
    where job.id = due.id
    returning job.id, job.claim, job.kind, job.key, job.payload, job.attempts`,
};

/** It is done. $1 id, $2 claim. */
export const END_JOB: Statement = {
  name: 'end-job',
  text: `delete from job
    where id = $1 and claim = $2 and again_at is null
    returning id`,
};

/** It is done, and was asked for anew meanwhile. $1 id, $2 claim. */
export const BEGIN_JOB_AGAIN: Statement = {
  name: 'begin-job-again',
  text: `update job
    set id = gen_random_uuid(), run_at = again_at, again_at = null, claim = null, attempts = 0, last_error = null
    where id = $1 and claim = $2 and again_at is not null
    returning id`,
};

/** $1 id, $2 claim, $3 why it failed, $4 seconds until the next attempt. */
export const POSTPONE_JOB: Statement = {
  name: 'postpone-job',
  text: `update job
    set run_at = now() + make_interval(secs => $4::float8), claim = null, last_error = $3
    where id = $1 and claim = $2
    returning id`,
};

/** What was asked for anew while it failed for the last time begins from the first attempt. $1 id, $2 claim, $3 why it failed. */
export const GIVE_JOB_UP: Statement = {
  name: 'give-job-up',
  text: `update job
    set id = case when again_at is null then id else gen_random_uuid() end,
      attempts = case when again_at is null then attempts else 0 end,
      given_up_at = case when again_at is null then now() end,
      run_at = again_at, again_at = null, claim = null, last_error = $3
    where id = $1 and claim = $2
    returning id`,
};

/**
 * Writes the next row of each repeat. The database's clock says which that is, so that no two processes differ.
 * $1 the repeats as JSON: kind, seconds, phase; $2 only of kinds of which no row waits or runs.
 */
export const REPEAT_JOBS: Statement = {
  name: 'repeat-jobs',
  text: `insert into job (id, kind, key, payload, run_at)
    select gen_random_uuid(), r.kind, to_char(n.moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '{}', n.moment
    from jsonb_to_recordset($1::jsonb) r(kind text, seconds int, phase int)
    cross join lateral (
      select to_timestamp((floor((extract(epoch from now()) - r.phase) / r.seconds) + 1)::float8 * r.seconds + r.phase) as moment) n
    where not $2::boolean
      or (select true from job j where j.kind = r.kind and j.run_at is not null order by j.key limit 1) is null
    on conflict (kind, key) where run_at is not null do nothing`,
};
