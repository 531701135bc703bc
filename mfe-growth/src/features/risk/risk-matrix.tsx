import { Card, H3, Menu, mobile, print, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { Risk } from './risk-calls';
import { RiskMark, RiskMarkButton } from './risk-look';

const Frame = styled(Card)`padding: 14px 16px 12px;`;
const Head = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; margin-bottom: 8px;
`;
const Key = styled.span`
  display: flex; align-items: center; gap: 12px; font-size: 12px; line-height: 17px; color: var(--text-2);
  & > span { display: flex; align-items: center; gap: 6px; } ${mobile} { display: none; }
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: 82px repeat(5, minmax(0, 1fr));
  gap: 4px;
  ${mobile} { grid-template-columns: 20px repeat(5, minmax(0, 1fr)); gap: 3px; }
`;
const Cell = styled.div<{ $grey: number }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-height: 50px;
  padding: 14px 2px 4px;
  border: 1px solid var(--border);
  border-radius: 6px;
  background: color-mix(in srgb, var(--text) ${({ $grey }) => $grey}%, var(--surface));
  & > small {
    position: absolute; top: 3px; right: 6px; font-size: 11px; line-height: 14px; font-weight: 500; color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
  ${print} { print-color-adjust: exact; }
`;
const Scale = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 0;
  font-size: 12px;
  line-height: 16px;
  font-weight: var(--fw-semi);
  font-variant-numeric: tabular-nums;
  & > em { font-style: normal; font-weight: 450; color: var(--text-3); }
  ${mobile} { flex-direction: column; gap: 0; }
`;
const Row = styled(Scale)`
  justify-content: flex-end; padding-right: 8px; ${mobile} { justify-content: center; padding: 0; & > em { display: none; } }
`;
const Ends = styled(Text)`display: none; ${mobile} { display: block; margin-top: 4px; }`;

const LIKELIHOOD = ['Rare', '', 'Possible', '', 'Certain'];
const IMPACT = ['Small', '', 'Serious', '', 'Fatal'];
const STEPS = [1, 2, 3, 4, 5];
/** As many stand side by side in one field. */
const MOST = 3;

export interface RiskMatrixProps {
  /** As they are numbered. */
  risks: readonly Risk[];
  openId: string | null;
  onOpen(id: string): void;
}

/** Where the risks stand by likelihood and impact; the grey deepens with the score. */
export function RiskMatrix({ risks, openId, onOpen }: RiskMatrixProps) {
  const numbered = risks.map((risk, at) => ({ risk, number: at + 1 }));
  return (
    <Frame as="section" aria-label="Likelihood × impact">
      <Head>
        <H3 as="h2">Likelihood × impact</H3>
        <Key aria-hidden>
          <span>Stronger shade = higher score</span>
          <span><RiskMark $on={false} style={{ minWidth: 18, height: 18, fontSize: 11 }}>1</RiskMark>number in the table</span>
        </Key>
      </Head>
      <Grid>
        {[...STEPS].reverse().flatMap((likelihood) => [
          <Row key={likelihood} aria-hidden><em>{LIKELIHOOD[likelihood - 1]}</em>{likelihood}</Row>,
          ...STEPS.map((impact) => (
            <Cell key={`${likelihood}-${impact}`} $grey={Math.round(likelihood * impact * 0.68)}>
              <small aria-hidden>{likelihood * impact}</small>
              <Marks
                here={numbered.filter(({ risk }) => risk.likelihood === likelihood && risk.impact === impact)}
                openId={openId}
                onOpen={onOpen}
              />
            </Cell>
          )),
        ])}
        <span />
        {STEPS.map((impact) => <Scale key={impact} aria-hidden>{impact}<em>{IMPACT[impact - 1]}</em></Scale>)}
      </Grid>
      <Ends as="p" size="small" tone="3">Up: likelihood, rare to certain. Right: impact, small to fatal.</Ends>
    </Frame>
  );
}

interface MarksProps extends Pick<RiskMatrixProps, 'openId' | 'onOpen'> { here: readonly { risk: Risk; number: number }[] }

function Marks({ here, openId, onOpen }: MarksProps) {
  const shown = here.length > MOST ? here.slice(0, MOST - 1) : here;
  const rest = here.slice(shown.length);
  const words = ({ risk, number }: MarksProps['here'][number]) => `Risk ${number}: ${risk.title}`;
  return (
    <>
      {shown.map((each) => (
        <RiskMarkButton
          key={each.risk.id} type="button" $on={each.risk.id === openId} aria-pressed={each.risk.id === openId}
          aria-label={`${words(each)}, likelihood ${each.risk.likelihood}, impact ${each.risk.impact}`} onClick={() => onOpen(each.risk.id)}
        >
          {each.number}
        </RiskMarkButton>
      ))}
      {rest.length > 0 ? (
        <Menu
          label="More risks here" trigger={<RiskMarkButton type="button" $on={rest.some(({ risk }) => (
            risk.id === openId
          ))} aria-label={`${rest.length} more risks here`}>+{rest.length}</RiskMarkButton>}
          items={rest.map((each) => ({ key: each.risk.id, label: words(each), onSelect: () => onOpen(each.risk.id) }))}
        />
      ) : null}
    </>
  );
}
