import { and, eq } from 'drizzle-orm';
import { changePointers, remember } from '../../../../tools/src/releases/pointer-file.mjs';
import { setMark } from '../../../../tools/src/releases/version-marks.mjs';
import type { Services } from '../../request/context';
import { illnessOf } from './canary-rule';
import { liveRemotes, readPulses, sweepPulses } from './pulses';
import { remotePulse } from './pulse.table';
import { releaseAct } from './release.table';

/** Stands in the log of releases where no squad's token did it. */
const NO_TOKEN = '00000000-0000-0000-0000-000000000000';
const WATCH = 'Heartwood';

const isAddress = (contact: string) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(contact);

/** Ends each canary that is ill beside its live version, and tells the squad. What was ended meanwhile, or replaced, is left alone. */
export async function watchCanaries(services: Services): Promise<void> {
  const { config, db, log, mail, now } = services;
  const pulses = await readPulses(services);
  for (const { name, version, canary, owner } of await liveRemotes(config)) {
    if (!canary) continue;
    const illness = illnessOf(pulses.of(name, canary.version), pulses.of(name, version));
    if (illness === null) continue;
    const reason = `The canary stopped by itself: ${illness}`;
    if (!await stopCanary(config.remotesDir, { name, version: canary.version, reason })) continue;
    log.error({ remote: name, version: canary.version, reason }, 'a canary was ill and is stopped');
    await db.transaction(async (tx) => {
      // Published again it begins anew.
      await tx.delete(remotePulse).where(and(eq(remotePulse.remote, name), eq(remotePulse.version, canary.version)));
      await tx.insert(releaseAct).values({
        tokenId: NO_TOKEN, squad: WATCH, action: 'end-canary', remote: name, version: canary.version, reason, outcome: 'done', address: '',
        person: null, commit: null, createdAt: now(),
      });
      if (!owner || !isAddress(owner.contact)) return;
      await mail.enqueue(tx, {
        to: owner.contact, template: 'canary-stopped', squad: owner.squad, remote: name, version: canary.version, live: version, illness,
        link: `${config.publicUrl}/status`,
      });
    });
  }
  await sweepPulses(db);
}

/** @returns false when it is not the canary any more */
function stopCanary(remotesDir: string, { name, version, reason }: { name: string; version: string; reason: string }): Promise<boolean> {
  return changePointers(remotesDir, (pointers) => {
    const live = pointers.remotes.find((remote) => remote.name === name);
    if (live?.canary?.version !== version) return false;
    delete live.canary;
    setMark(pointers, name, version, { state: 'failed', reason });
    remember(pointers, { remote: name, action: 'end-canary', version: live.version, by: { squad: WATCH }, reason });
    return true;
  });
}
