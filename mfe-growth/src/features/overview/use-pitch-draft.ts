import { NETWORK } from '@heartwood/client-kit/commands';
import { createDraftDesk, openWithLeft, tabDraft, type Autosave, type ServerText } from '@heartwood/client-kit/drafts';
import { useShell } from '@heartwood/contract/kit';
import { useEffect, useRef, useState } from 'react';
import { UpdateCompanyDocument, type CompanyFactsFragment } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { blocksOf, linesOf } from './elevator-pitch-text';

type Pitch = Pick<CompanyFactsFragment, 'id' | 'elevatorPitch' | 'updatedAt'>;

const FIELD = 'elevatorPitch';
const SHOWN_AT_THE_TEXT = ['CONFLICT', 'INVALID', NETWORK];

/** The pitch as the draft takes it: the company has no revisions, but each of its changes has its time. */
function serverText({ elevatorPitch, updatedAt }: Pitch): ServerText {
  return { text: blocksOf(elevatorPitch), revision: Date.parse(updatedAt), by: null, at: updatedAt };
}

/** The pitch while it is written: saved half a second after the last key, kept on the device until then. Null before the first effect. */
export function usePitchDraft(company: Pitch): Autosave | null {
  const shell = useShell();
  const run = useCommand();
  const first = useRef(company);
  const [draft, setDraft] = useState<Autosave | null>(null);

  useEffect(() => {
    const { id } = first.current;
    const prefix = `growth:${id}:`;
    return openWithLeft(shell.drafts, { kind: 'growth', prefix, isMeant: (text) => text === FIELD }, (left) => {
      const desk = createDraftDesk<typeof FIELD>({
        shell,
        left: left as ReadonlyMap<typeof FIELD, readonly string[]>,
        nameOf: () => tabDraft(prefix + FIELD),
        save: async (_key, text, _revision, { isLeaving }) => {
          const { base } = autosave.$state.getState();
          const variables = { id, set: { elevatorPitch: linesOf(text) }, base: { elevatorPitch: linesOf(base.text) } };
          const options = { doing: 'saving the pitch', quiet: SHOWN_AT_THE_TEXT, isLeaving };
          const result = await run(UpdateCompanyDocument, 'updateCompany', variables, options);
          const profile = result.payload?.profile;
          if (result.ok && profile) return { kind: 'saved', revision: Date.parse(profile.updatedAt), at: profile.updatedAt };
          if (!result.ok && result.code === NETWORK) return { kind: 'unreachable' };
          if (!result.ok && result.code === 'CONFLICT' && profile) return { kind: 'conflict', server: serverText(profile) };
          return { kind: 'refused', why: !result.ok && result.code === 'INVALID' ? result.message : null };
        },
      });
      const autosave: Autosave = desk.of({ key: FIELD, server: serverText(first.current), savedAt: null });
      setDraft(autosave);
      return () => desk.stop();
    });
  }, [shell, run]);

  const { elevatorPitch, updatedAt, id } = company;
  useEffect(() => {
    draft?.happened({ type: 'serverSaid', server: serverText({ id, elevatorPitch, updatedAt }) });
  }, [draft, id, elevatorPitch, updatedAt]);
  return draft;
}
