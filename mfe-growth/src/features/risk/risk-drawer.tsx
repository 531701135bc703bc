import { LIMITS, RISK_SOURCES, riskScore } from '@heartwood/contract/domain';
import { Button, Column, Drawer, Field, mobile, SaveState, Text, Trash2Icon } from '@heartwood/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { goalOptions } from '../../area-page/open-rows/goal-options';
import { peopleOptions } from '../../area-page/open-rows/people-options';
import { RowEditor, type EditedRow } from '../../area-page/open-rows/row-editor';
import { RowChoice, RowInput, RowText } from '../../area-page/open-rows/row-fields';
import { Pair } from '../../area-page/open-rows/row-look';
import { RowRating } from '../../area-page/open-rows/row-rating';
import type { FieldsOf, RowCommands } from '../../area-page/rows/use-row-commands';
import type { PersonFieldsFragment, RiskAnalysisInput } from '../../generated/graphql';
import type { RiskArea } from './risk-area';
import type { Risk } from './risk-calls';
import { FieldLetter, RiskMark } from './risk-look';
import { ratingOf } from './risk-table';
import { IMPACT_ENDS, LIKELIHOOD_ENDS, scorePlace } from './risk-words';

const ScoreLine = styled.p`
  display: flex;
  align-items: baseline;
  gap: 10px;
  padding: 8px 12px;
  border-radius: var(--r-2);
  background: var(--surface-sunken);
  & > b { font-size: 20px; line-height: 24px; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
`;
const Ratings = styled(Pair)`${mobile} { gap: 13px; }`;
const FootEnd = styled.span`display: flex; align-items: center; gap: 12px; margin-left: auto;`;

type Fields = FieldsOf<RiskAnalysisInput, 'key'>;

export interface RiskDrawerProps {
  id: string;
  /** Null: it is new, and not with the server yet. */
  row: Risk | null;
  /** As they are numbered. */
  risks: readonly Risk[];
  commands: RowCommands<Risk, Fields>;
  area: RiskArea;
  people: readonly PersonFieldsFragment[];
  canEdit: boolean;
  onClose(): void;
  onRemove?(): void;
}

/** One risk: how likely, how bad, what is done about it and by whom; saved while it is written. */
export function RiskDrawer(props: RiskDrawerProps) {
  const { id, row, commands, canEdit } = props;
  return (
    <RowEditor<Risk, Fields> id={id} row={row} commands={commands} canEdit={canEdit}>
      {(edited) => <OpenRisk {...props} edited={edited} />}
    </RowEditor>
  );
}

function OpenRisk({ id, row, risks, area, people, canEdit, onClose, onRemove, edited }: RiskDrawerProps & { edited: EditedRow<Risk> }) {
  const { written, saveState, flush, deleted } = edited;
  const body = useRef<HTMLDivElement>(null);
  const number = risks.findIndex((risk) => risk.id === id) + 1;
  const [wasNew] = useState(row === null);
  // The drawer takes the focus as it opens; what is new begins with its title.
  useEffect(() => {
    if (!wasNew) return undefined;
    const frame = requestAnimationFrame(() => body.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [wasNew]);
  return (
    <Drawer
      open modal={false} onClose={onClose} title={written.title?.trim() || 'New risk'}
      {...(number > 0 && { lead: <RiskMark $on aria-label={`Risk ${number}`} role="img">{number}</RiskMark> })}
      {...(canEdit && {
        footer: (
          <>
            {onRemove && !deleted
              ? <Button variant="ghost" icon={Trash2Icon} style={{ color: 'var(--danger-text)' }} onClick={onRemove}>Delete</Button>
              : null}
            <FootEnd>
              <SaveState {...saveState} />
              <Button onClick={() => void flush().then((isSaved) => isSaved && onClose())}>Save</Button>
            </FootEnd>
          </>
        ),
      })}
    >
      <Column ref={body} style={{ gap: 13 }}>
        {deleted}
        <RowInput name="title" label="Title" most={LIMITS.rowName.max} />
        <Source area={area} />
        <RowText name="description" label="Description" most={LIMITS.rowText.max} />
        <Ratings>
          <RowRating name="likelihood" label="Likelihood" ends={LIKELIHOOD_ENDS} />
          <RowRating name="impact" label="Impact" ends={IMPACT_ENDS} />
        </Ratings>
        <Score written={written} others={risks.filter((risk) => risk.id !== id)} />
        <RowText name="analysis" label="Analysis" most={LIMITS.rowText.max} />
        <RowText name="actionPlan" label="Action plan" most={LIMITS.rowText.max} />
        <Pair>
          <RowChoice name="employeeResponsible" label="Employee responsible" options={peopleOptions(people)} none="Nobody" />
          {area.goals.length > 0 ? (
            <RowChoice name="milestoneId" label="Milestone" none="No goal" options={goalOptions(area.goals)} />
          ) : null}
        </Pair>
      </Column>
    </Drawer>
  );
}

/** The weakness or threat that it comes from. Of a SWOT that is not shown to the viewer nothing is asked. */
function Source({ area: { modules, values } }: { area: RiskArea }) {
  if (modules.some(({ key, isHidden }) => key === 'swot' && isHidden)) return null;
  const sources = values.filter(({ type }) => RISK_SOURCES.includes(type));
  if (sources.length === 0)
    return <Field label="From SWOT" group><Text size="small" tone="3">Weaknesses and threats of the SWOT can be chosen here.</Text></Field>;
  return (
    <RowChoice
      name="riskAssessmentValueId" label="From SWOT" none="Nothing in it"
      options={sources.map(
        ({ id, title, type }) => ({ value: id, label: title, lead: <FieldLetter $small>{type.charAt(0)}</FieldLetter> }),
      )}
    />
  );
}

function Score({ written, others }: { written: Partial<Risk>; others: readonly Risk[] }) {
  const score = riskScore(ratingOf(written));
  const scores = others.flatMap((risk) => riskScore(ratingOf(risk)) ?? []);
  return (
    <ScoreLine role="status">
      <Text size="dense" tone="2">Score</Text>
      {score === null
        ? <Text size="small" tone="3">Rate both to see it</Text>
        : <><b>{score}</b><Text size="small" tone="3">{scorePlace(score, [score, ...scores])}</Text></>}
    </ScoreLine>
  );
}
