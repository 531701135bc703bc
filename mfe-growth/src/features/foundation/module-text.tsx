import { Banner, Button, Card, H3, Row, Skeleton, Text } from '@heartwood/shared-ui';
import type { MentionMember } from '@heartwood/shared-ui/mentions';
import { isBlank, RichTextView, type RichTextValue } from '@heartwood/shared-ui/rich-text';
import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import type { Autosave } from './draft/autosave.model';
import { shownText } from './draft/draft-state';
import { useShell } from '@heartwood/contract/kit';

// Slate is the largest thing on the page: what there is to read comes first, the editor right behind it.
const RichTextEditor = lazy(() => import('@heartwood/shared-ui/editor').then((module) => ({ default: module.RichTextEditor })));

const Written = styled(Card)`padding: 14px 16px; font-size: 14px; line-height: 22px;`;
const Theirs = styled(Card)`margin-top: 10px; padding: 12px 16px; background: var(--surface-sunken);`;

export interface ModuleTextProps {
  autosave: Autosave;
  label: string;
  canEdit: boolean;
  /** Who can be named in it. */
  members: readonly MentionMember[];
}

/** The module's text: to read, or to write with every key kept. */
export function ModuleText({ autosave, label, canEdit, members }: ModuleTextProps) {
  const state = useUnit(autosave.$state);
  const value = shownText(state);
  if (!canEdit) return <Written>{isBlank(value) ? <Text tone="3">Nothing is written yet.</Text> : <RichTextView value={value} />}</Written>;
  return (
    <div onFocus={() => autosave.happened({ type: 'held' })}>
      <Suspense fallback={<Written aria-busy="true">{isBlank(value) ? <Skeleton height={94} /> : <RichTextView value={value} />}</Written>}>
        <RichTextEditor
          value={value} ariaLabel={label} placeholder="Write your answer" members={members}
          onChange={(text) => autosave.happened({ type: 'typed', text })}
          onBlur={() => {
            autosave.happened({ type: 'left' });
            void autosave.flush();
          }}
        />
      </Suspense>
      {state.theirs && state.phase === 'conflict' ? <Conflict autosave={autosave} theirs={state.theirs.text} by={state.theirs.by} /> : null}
      {state.theirs && state.phase !== 'conflict' ? (
        <Banner tone="info" action={<Button size="sm" onClick={() => autosave.happened({ type: 'left' })}>Show it</Button>}>
          {state.theirs.by ?? 'Somebody'} has changed this text while you were here.
        </Banner>
      ) : null}
    </div>
  );
}

function Conflict({ autosave, theirs, by }: { autosave: Autosave; theirs: RichTextValue; by: string | null }) {
  const shell = useShell();
  const { typed } = autosave.$state.getState();
  const takeTheirs = () => {
    autosave.happened({ type: 'tookTheirs' });
    if (typed) shell.toast({ title: 'Your text was put away', status: 'info', duration: 10_000, action: { label: 'Undo', run: () => autosave.happened({ type: 'typed', text: typed }) } });
  };
  return (
    <div role="alert" style={{ marginTop: 12 }}>
      <Banner tone="warning">{by ?? 'Somebody'} changed this text while you wrote. Yours is above and not saved yet.</Banner>
      <Theirs aria-label={`Text by ${by ?? 'somebody else'}`}>
        <H3 style={{ marginBottom: 6 }}>{by ?? 'Somebody else'} wrote</H3>
        <RichTextView value={theirs} />
      </Theirs>
      <Row style={{ marginTop: 10 }}>
        <Button variant="secondary" onClick={() => autosave.happened({ type: 'keptMine' })}>Keep mine</Button>
        <Button variant="ghost" onClick={takeTheirs}>Take theirs</Button>
      </Row>
    </div>
  );
}
