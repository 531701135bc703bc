import { shownText, type Autosave } from '@heartwood/client-kit/drafts';
import { tourTarget } from '@heartwood/contract/domain';
import { Banner, Button, Card, H2, mobile, print, Row, SaveState, Skeleton, Text, Textarea } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { Fragment, useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { CompanyFactsFragment } from '../../generated/graphql';
import { saveStateOf } from '../../module/save-state';
import { blocksOf, linesOf, wordCount } from './elevator-pitch-text';
import { usePitchDraft } from './use-pitch-draft';

const Frame = styled(Card)`display: flex; flex-direction: column; gap: 12px; min-width: 0; padding: 16px 18px;`;
const Head = styled.header`
  display: flex; align-items: baseline; justify-content: space-between; gap: 12px;
  & > h2 { font-size: 15px; line-height: 20px; }
  & b { color: var(--text); font-weight: var(--fw-semi); }
`;
const Writing = styled(Textarea)`
  flex: 1 0 auto; min-height: 190px; padding: 12px 14px; font-size: 15px; line-height: 24px;
  ${print} { border: 0; }
`;
const Reading = styled.p`flex: 1; margin: 0; font-size: 15px; line-height: 24px; white-space: pre-wrap; overflow-wrap: anywhere;`;
const Foot = styled.footer`
  display: flex; flex-wrap: wrap; align-items: flex-start; justify-content: space-between; gap: 4px 12px;
  & > [data-state] { line-height: 24px; }
  ${print} { display: none; }
`;
const Questions = styled.details`
  flex: 1 1 200px; min-width: 0; font-size: 13px; line-height: 18px;
  & > summary { color: var(--text-2); font-size: 12px; line-height: 24px; cursor: pointer; }
  & dl { display: grid; grid-template-columns: 68px minmax(0, 1fr); gap: 6px 9px; margin: 6px 0 0; }
  & dt { font-weight: var(--fw-semi); }
  & dd { margin: 0; color: var(--text-2); }
  ${mobile} { & > summary { line-height: 44px; } }
`;

const ABOUT_WORDS = 60;
const LIMIT = 2_000;

/** What a listener wants to know, in the order in which they do. */
const ASKED = [
  ['Who', 'Whose day is it about?'], ['Problem', 'What does it cost them today?'], ['Solution', 'What do they get instead?'],
  ['Proof', 'Which number shows that it works?'], ['Ask', 'What should the listener do?'],
] as const;

interface ElevatorPitchProps {
  company: CompanyFactsFragment;
  canEdit: boolean;
  /** Words that are proposed for it, below it. */
  renderSuggestion: (autosave: Autosave) => ReactNode;
}

/** The pitch in about sixty words: to write, or to read. */
export function ElevatorPitch({ company, canEdit, renderSuggestion }: ElevatorPitchProps) {
  const autosave = usePitchDraft(company);
  const heading = useId();
  return (
    <Frame as="section" aria-labelledby={heading} {...tourTarget('elevatorPitch')}>
      {canEdit && autosave ? <><Written autosave={autosave} heading={heading} />{renderSuggestion(autosave)}</> : (
        <>
          <PitchHead heading={heading} words={wordCount(company.elevatorPitch ?? '')} />
          {canEdit ? <Skeleton height={190} /> : <Read text={company.elevatorPitch} />}
        </>
      )}
    </Frame>
  );
}

function PitchHead({ heading, words }: { heading: string; words: number }) {
  return <Head><H2 id={heading}>Elevator pitch</H2><Text size="small" tone="3"><b>{words}</b> of about {ABOUT_WORDS} words</Text></Head>;
}

function Read({ text }: { text: string | null }) {
  return text?.trim() ? <Reading>{text}</Reading> : <Text as="p" tone="3">Nothing is written yet.</Text>;
}

function Written({ autosave, heading }: { autosave: Autosave; heading: string }) {
  const state = useUnit(autosave.$state);
  const text = linesOf(shownText(state));
  const theirs = state.phase === 'conflict' ? state.theirs : null;
  const canRetry = state.phase === 'error' && state.refusal === null;
  const choose = (lines: string) => autosave.happened({ type: 'chosen', text: blocksOf(lines) });
  return (
    <>
      <PitchHead heading={heading} words={wordCount(text)} />
      {theirs ? (
        <div role="alert">
          <Banner tone="warning">
            <b>Somebody else has changed the pitch while you were writing.</b> It says now: “{linesOf(theirs.text)}”
            <Row style={{ flexWrap: 'wrap', marginTop: 8 }}>
              <Button size="sm" onClick={() => choose(text)}>Keep mine</Button>
              <Button size="sm" onClick={() => choose(linesOf(theirs.text))}>Take theirs</Button>
            </Row>
          </Banner>
        </div>
      ) : null}
      <Writing
        aria-labelledby={heading} value={text} rows={6} maxLength={LIMIT} placeholder="Who has the problem, and what do you do about it?"
        onChange={(event) => autosave.happened({ type: 'typed', text: blocksOf(event.target.value) })}
        onBlur={() => void autosave.flush()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void autosave.flush();
        }}
      />
      <Foot>
        <Questions>
          <summary>What a pitch answers</summary>
          <dl>{ASKED.map(([word, question]) => <Fragment key={word}><dt>{word}</dt><dd>{question}</dd></Fragment>)}</dl>
        </Questions>
        <SaveState {...saveStateOf(state)} {...(canRetry && { onRetry: () => void autosave.flush() })} />
      </Foot>
    </>
  );
}
