import { NETWORK } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { createDraftDesk, type DraftDesk, type SaveOutcome, type ServerText, type WrittenText } from '@heartwood/client-kit/drafts';
import { fullName } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { parseRichText, toStored } from '@heartwood/shared-ui/rich-text';
import { useEffect, useState } from 'react';
import { UpdateModuleDocument, type ModuleContentFragment, type ModuleKey } from '../../generated/graphql';
import { useCommand } from '../../module/command';

/** What the server says of the text itself: the same text gets the same answer. */
const FINAL = ['TOO_LARGE', 'INVALID'];
const SHOWN_BY_THE_EDITOR = ['CONFLICT', NETWORK, ...FINAL];

type Written = Pick<ModuleContentFragment, 'key' | 'description' | 'revision' | 'updatedAt' | 'updatedBy'>;

/** The name of a module's text on this device. */
export const draftName = (companyId: string, key: ModuleKey): string => `growth:${companyId}:${key}`;

export function writtenText(module: Written): WrittenText<ModuleKey> {
  return { key: module.key, server: toServerText(module), savedAt: module.updatedAt };
}

function toServerText({ description, revision, updatedAt, updatedBy }: Omit<Written, 'key'>): ServerText {
  return { text: parseRichText(description), revision, by: updatedBy && fullName(updatedBy), at: updatedAt };
}

/** The autosaves of this visit. Null until the first effect, so that a mount that React throws away leaves nothing behind. */
export function useDraftDesk(modules: readonly ModuleContentFragment[]): DraftDesk<ModuleKey> | null {
  const shell = useShell();
  const run = useCommand();
  const { companyId } = useCompany();
  const [desk, setDesk] = useState<DraftDesk<ModuleKey> | null>(null);

  useEffect(() => {
    const made = createDraftDesk<ModuleKey>({
      shell,
      nameOf: (key) => draftName(companyId, key),
      save: async (key, text, baseRevision, { isLeaving, yielded }): Promise<SaveOutcome> => {
        const set = { description: toStored(text) };
        const variables = { companyId, key, set, baseRevision, yielded: yielded && toStored(yielded) };
        const options = { doing: 'saving the text', quiet: SHOWN_BY_THE_EDITOR, isLeaving };
        const result = await run(UpdateModuleDocument, 'updateModule', variables, options);
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

  useEffect(() => desk?.serverSaid(modules.map((module) => ({ ...writtenText(module), canEdit: module.canEdit }))), [desk, modules]);
  return desk;
}
