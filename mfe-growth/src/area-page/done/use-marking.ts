import { useCompany } from '@heartwood/client-kit/company';
import type { Autosave } from '@heartwood/client-kit/drafts';
import { MODULES, moduleOf } from '@heartwood/contract/domain';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useClient } from 'urql';
import { GrowthHomeDocument, UpdateModuleDocument, type ModuleContentFragment, type Progress } from '../../generated/graphql';
import { useHasPage } from '../../module/market-plan-offer';
import { useCommand } from '../../module/command';
import { chooseNextStep } from '../../module/next-step';
import type { AreaData } from '../bodies';
import { rowsAnswered } from '../rows/rows-under-way';
import type { DoneStanding } from './module-done';

export interface Marking {
  /** Marked by the viewer just now, on this visit to the module. */
  standing: DoneStanding | null;
  /** Between the press and the answer. */
  isMarking: boolean;
  /** The button that marks: it has the focus again after the way back. */
  button: RefObject<HTMLButtonElement | null>;
  /** Saves the text first: what is not on the server is not done. */
  markDone(): Promise<void>;
  markNotDone(): Promise<void>;
}

/** Marking the open module, what it reached, and where the focus goes. */
export function useMarking(module: ModuleContentFragment, { modules, framework }: AreaData, autosave: Autosave): Marking {
  const { companyId, key, progress } = module;
  const run = useCommand();
  const readStanding = useReadStanding(companyId, modules);
  const [standing, setStanding] = useState<DoneStanding | null>(null);
  const [isMarking, setMarking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is replaced by another one: the focus waits for it.
  const [awaited, setAwaited] = useState<Progress | null>(null);
  useEffect(() => {
    if (awaited !== progress || isMarking || standing !== null) return;
    button.current?.focus({ preventScroll: true });
    setAwaited(null);
  }, [awaited, progress, isMarking, standing]);

  const set = (next: Progress) => run(
    UpdateModuleDocument, 'updateModule', { companyId, key, set: { progress: next } },
    { doing: next === 'DONE' ? 'marking the module as done' : 'marking the module as not done' },
  );

  return {
    standing: progress === 'DONE' ? standing : null,
    isMarking,
    button,
    async markDone() {
      if (isMarking) return;
      setMarking(true);
      const [isSaved] = await Promise.all([autosave.flush(), rowsAnswered()]);
      const [result, read] = isSaved ? await Promise.all([set('DONE'), readStanding(module)]) : [null, null];
      setMarking(false);
      if (result?.ok && read) setStanding({ ...read, done: result.payload.done ?? framework.done + 1, company: framework.companyName });
      else setAwaited('NOT_DONE');
    },
    async markNotDone() {
      setStanding(null);
      setAwaited('NOT_DONE');
      const { ok } = await set('NOT_DONE');
      if (!ok) setAwaited('DONE');
    },
  };
}

type Around = Pick<DoneStanding, 'label' | 'segments' | 'next'>;

/** The ring and the next step want all modules, which this page has not read; without an answer those of the area have to do. */
function useReadStanding(companyId: string, modules: AreaData['modules']): (done: ModuleContentFragment) => Promise<Around> {
  const client = useClient();
  const { user } = useCompany();
  const hasPage = useHasPage();
  return useCallback(
    async ({ key }) => {
      const { data } = await client.query(GrowthHomeDocument, { companyId }).toPromise();
      const known = data?.growthFramework?.modules ?? modules;
      const progressOf = new Map(known.map((module) => [module.key, module.progress]));
      return {
        label: moduleOf(key).label,
        segments: MODULES.map(
          (each) => ({ key: each.key, area: each.area, done: each.key === key || progressOf.get(each.key) === 'DONE' }),
        ),
        next: chooseNextStep(known.filter((module) => module.key !== key), { viewerId: user.id, hasPage }),
      };
    },
    [client, companyId, modules, user.id, hasPage],
  );
}
