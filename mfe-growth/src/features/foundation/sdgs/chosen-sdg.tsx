import { LIMITS, SUSTAINABLE_DEVELOPMENT_GOALS } from '@heartwood/contract/domain';
import { Card, Field, H3, limitNote, Text, Textarea } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { CompanySdgFieldsFragment as Sdg } from '../../../generated/graphql';
import { SdgNumber } from '../../../module/sdg-number';
import { useSdgTexts, type SaveSdg } from './use-sdg-texts';

const Frame = styled(Card)`display: flex; flex-direction: column; gap: 12px; padding: 14px 16px;`;
const Head = styled.div`display: flex; align-items: center; gap: 10px;`;


export interface ChosenSdgProps {
  goal: Sdg;
  canEdit: boolean;
  onSave: SaveSdg;
}

/** What the company adds to one goal, and how it will be measured. Saved half a second after the last key, and on leaving. */
export function ChosenSdg({ goal, canEdit, onSave }: ChosenSdgProps) {
  const name = SUSTAINABLE_DEVELOPMENT_GOALS.find(({ id }) => id === goal.sdgId)?.name ?? '';
  const { texts, type, flush } = useSdgTexts(goal, onSave);
  return (
    <Frame as="li" aria-label={name}>
      <Head><SdgNumber aria-hidden="true">{goal.sdgId}</SdgNumber><H3>{name}</H3></Head>
      {canEdit ? (
        <>
          <Field label="Contribution" aside={limitNote(texts.contribution.length, LIMITS.goalText.max)}>
            <Textarea
              rows={2} value={texts.contribution} placeholder="What you do for it"
              onChange={(event) => type({ contribution: event.target.value })} onBlur={flush}
            />
          </Field>
          <Field label="Evaluation" aside={limitNote(texts.evaluation.length, LIMITS.goalText.max)}>
            <Textarea
              rows={2} value={texts.evaluation} placeholder="How you will measure it"
              onChange={(event) => type({ evaluation: event.target.value })} onBlur={flush}
            />
          </Field>
        </>
      ) : (
        <>
          <Text as="p" size="dense">{goal.contribution || 'No contribution is written yet.'}</Text>
          <Text as="p" size="dense" tone="2">{goal.evaluation || 'No evaluation is written yet.'}</Text>
        </>
      )}
    </Frame>
  );
}
