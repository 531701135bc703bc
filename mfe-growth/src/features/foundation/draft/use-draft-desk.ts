import { useShell } from '@heartwood/contract/kit';
import { toStored } from '@heartwood/shared-ui/rich-text';
import { useEffect, useState } from 'react';
import { UpdateModuleDocument, type ModuleContentFragment } from '../../../generated/graphql';
import { NETWORK } from '@heartwood/client-kit/commands';
import { useCommand } from '../../../module/command';
import { useCompany } from '@heartwood/client-kit/company';
import type { SaveOutcome } from './autosave.model';
import { createDraftDesk, toServerText, type DraftDesk } from './draft-desk';

/** What the server says of the text itself: the same text gets the same answer. */
const FINAL = ['TOO_LARGE', 'INVALID'];
const SHOWN_BY_THE_EDITOR = ['CONFLICT', NETWORK, ...FINAL];

/** The autosaves of this visit. Null until the first effect, so that a mount that React throws away leaves nothing behind. */
export function useDraftDesk(modules: readonly ModuleContentFragment[]): DraftDesk | null {
  const shell = useShell();
  const run = useCommand();
  const { companyId } = useCompany();
  const [desk, setDesk] = useState<DraftDesk | null>(null);

  useEffect(() => {
    const made = createDraftDesk({
      shell,
      companyId,
      save: async (key, text, baseRevision, { isLeaving, yielded }): Promise<SaveOutcome> => {
        const set = { description: toStored(text) };
        const result = await run(UpdateModuleDocument, 'updateModule', { companyId, key, set, baseRevision, yielded: yielded && toStored(yielded) }, { doing: 'saving the text', quiet: SHOWN_BY_THE_EDITOR, isLeaving });
        const module = result.payload?.module;
        if (result.ok && module) return { kind: 'saved', revision: module.revision, at: module.updatedAt ?? new Date().toISOString() };
        if (!result.ok && result.code === NETWORK) return { kind: 'unreachable' };
        if (!result.ok && result.code === 'CONFLICT' && module) return { kind: 'conflict', server: toServerText(module) };
        return { kind: 'refused', why: !result.ok && FINAL.includes(result.code) ? result.message : null };
      },
    });
    setDesk(made);
    return () => made.stop();
  }, [shell, run, companyId]);

  useEffect(() => desk?.serverSaid(modules), [desk, modules]);
  return desk;
}
