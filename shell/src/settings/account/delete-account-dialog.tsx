import { sentenceOf } from '@heartwood/client-kit/commands';
import { useState } from 'react';
import styled from 'styled-components';
import { Banner, Button, Field, Input, Modal } from '@heartwood/shared-ui';
import { session } from '../../session/browser-session';
import { callJson } from '../../session/call-json';
import type { Leaving } from './leaving';

const List = styled.ul`
  display: flex; flex-direction: column; gap: 8px; margin: 0 0 14px; padding: 0; list-style: none;
  & > li { display: flex; gap: 14px; }
  & > li::before { content: ''; flex: none; width: 11px; height: 2px; margin-top: 10px; background: var(--text-3); }
`;
const WORD = 'DELETE';

interface DeleteAccountDialogProps {
  leaving: Leaving;
  onClose: () => void;
}

/** The last step: what happens is said, and the word is typed. */
export function DeleteAccountDialog({ leaving, onClose }: DeleteAccountDialogProps) {
  const [word, setWord] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const end = async (): Promise<void> => {
    setBusy(true);
    try {
      await callJson('POST', '/account/end', { word });
      session.signOut();
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
    }
  };
  const names = (list: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(list);
  return (
    <Modal
      open size={440} onClose={onClose} title="Delete your account?"
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Keep account</Button>
          <Button variant="dangerFilled" disabled={word !== WORD} busy={isBusy} onClick={() => void end()}>Delete account</Button>
        </>
      )}
    >
      <List>
        <li>Profile, notes and drafts are deleted after 14 days. Log in until then and everything comes back</li>
        <li>Posts and messages stay as “Deleted account”</li>
        {leaving.left.length === 0 ? null : <li>{`You leave ${names(leaving.left)}`}</li>}
        {leaving.ending.length === 0
          ? null
          : <li>{`${names(leaving.ending.map(({ name }) => name))} ${leaving.ending.length === 1 ? 'is' : 'are'} deleted with it`}</li>}
      </List>
      <Field label={`Type ${WORD}`}>
        <Input value={word} autoComplete="off" spellCheck={false} onChange={(event) => setWord(event.target.value)} />
      </Field>
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
    </Modal>
  );
}
