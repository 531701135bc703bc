import { NETWORK } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import {
  createDraftDesk, openWithLeft, tabDraft, type DraftDesk, type SaveOutcome, type ServerText, type WrittenText,
} from '@heartwood/client-kit/drafts';
import { fullName, isModuleKey } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { parseRichText, toStored } from '@heartwood/shared-ui/rich-text';
import { useEffect, useState } from 'react';
import { UpdateModuleDocument, type ModuleContentFragment, type ModuleKey } from '../../generated/graphql';
import { useCommand } from '../../module/command';

/** What the server says of the text itself: the same text gets the same answer. */
const FINAL = ['TOO_LARGE', 'INVALID'];
const SHOWN_BY_THE_EDITOR = ['CONFLICT', NETWORK, ...FINAL];

/** The texts of a module; only the market strategy has the second. */
const TEXTS = ['description', 'otherDescription'] as const;
export type TextField = (typeof TEXTS)[number];
/** A text: of a module, its first one by the module's key alone. */
export type TextKey = ModuleKey | `${ModuleKey}/otherDescription`;

const textKey = (key: ModuleKey, field: TextField): TextKey => (field === 'description' ? key : `${key}/${field}`);
const placeOf = (text: TextKey) => {
  const [key, field = 'description'] = text.split('/') as [ModuleKey, TextField?];
  return { key, field };
};

/** Both texts of a module. */
export const textKeys = (key: ModuleKey): TextKey[] => TEXTS.map((field) => textKey(key, field));
/** The module that a text is of. */
export const moduleOfText = (text: TextKey): ModuleKey => placeOf(text).key;

type Written = Pick<ModuleContentFragment, 'key' | TextField | 'revision' | 'updatedAt' | 'updatedBy'>;

const KIND = 'growth';
const prefixOf = (companyId: string) => `${KIND}:${companyId}:`;

const isText = (text: string) => isModuleKey(moduleOfText(text as TextKey));

/** The name under which this tab keeps a text on the device. */
export const draftName = (companyId: string, text: TextKey): string => tabDraft(prefixOf(companyId) + text);

export function writtenText(module: Written, field: TextField = 'description'): WrittenText<TextKey> {
  return { key: textKey(module.key, field), server: toServerText(module, field), savedAt: module.updatedAt };
}

function toServerText({ revision, updatedAt, updatedBy, ...texts }: Omit<Written, 'key'>, field: TextField): ServerText {
  return { text: parseRichText(texts[field]), revision, by: updatedBy && fullName(updatedBy), at: updatedAt };
}

/** The autosaves of this visit. Null until the first effect, so that a mount that React throws away leaves nothing behind. */
export function useDraftDesk(modules: readonly ModuleContentFragment[]): DraftDesk<TextKey> | null {
  const shell = useShell();
  const run = useCommand();
  const { companyId } = useCompany();
  const [desk, setDesk] = useState<DraftDesk<TextKey> | null>(null);

  useEffect(() => {
    const open = (left: ReadonlyMap<string, readonly string[]>) => createDraftDesk<TextKey>({
      shell,
      left: left as ReadonlyMap<TextKey, readonly string[]>,
      nameOf: (key) => draftName(companyId, key),
      save: async (of, text, baseRevision, { isLeaving, yielded }): Promise<SaveOutcome> => {
        const { key, field } = placeOf(of);
        const set = { [field]: toStored(text) };
        const variables = { companyId, key, set, baseRevision, yielded: yielded && toStored(yielded) };
        const options = { doing: 'saving the text', quiet: SHOWN_BY_THE_EDITOR, isLeaving };
        const result = await run(UpdateModuleDocument, 'updateModule', variables, options);
        const module = result.payload?.module;
        if (result.ok && module) return { kind: 'saved', revision: module.revision, at: module.updatedAt ?? new Date().toISOString() };
        if (!result.ok && result.code === NETWORK) return { kind: 'unreachable' };
        if (!result.ok && result.code === 'CONFLICT' && module) return { kind: 'conflict', server: toServerText(module, field) };
        return { kind: 'refused', why: !result.ok && FINAL.includes(result.code) ? result.message : null };
      },
    });
    return openWithLeft(shell.drafts, { kind: KIND, prefix: prefixOf(companyId), isMeant: isText }, (left) => {
      const made = open(left);
      setDesk(made);
      return () => made.stop();
    });
  }, [shell, run, companyId]);

  useEffect(() => desk?.serverSaid(modules.flatMap((module) => (
    TEXTS.map((field) => ({ ...writtenText(module, field), canEdit: module.canEdit }))
  ))), [desk, modules]);
  return desk;
}
