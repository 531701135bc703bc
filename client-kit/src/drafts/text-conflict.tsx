import { mergeBlocks, resolveMerge, type DiffPiece, type MergeSide } from '@heartwood/contract/text';
import { Banner, Button, Card, GitBranchIcon, Row, Segmented, Text, mobile } from '@heartwood/shared-ui';
import { formatTime } from '@heartwood/shared-ui/dates';
import { RichTextView, type RichTextValue } from '@heartwood/shared-ui/rich-text';
import { useId, useState } from 'react';
import styled, { css } from 'styled-components';
import { placeName, possessive, shortWords, wholeSide, wordsOfSide, type Collision } from './conflict-words';
import type { ServerText } from './draft-state';
import { asText, type TextPart } from './merge-text';

const Cards = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 12px; ${mobile} { grid-template-columns: minmax(0, 1fr); }`;
const Choice = styled.label<{ $on: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  padding: 12px 14px 14px;
  border: 1px solid var(--border-2);
  border-radius: 10px;
  font-size: 13px;
  line-height: 21px;
  cursor: pointer;
  &:focus-within { outline: 2px solid var(--focus); outline-offset: 2px; }
  ${({ $on }) => $on && css`border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text);`}
  & mark {
    padding: 1px 2px;
    border-radius: 3px;
    background: var(--warning-soft);
    color: inherit;
    box-shadow: inset 0 -1.5px 0 var(--warning);
  }
`;
const ChoiceHead = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  & > input { width: 18px; height: 18px; margin: 0; accent-color: var(--action); }
  & > b { flex: 1; font-weight: var(--fw-semi); }
`;
const Words = styled.p`margin: 0; white-space: pre-wrap; overflow-wrap: anywhere;`;
const Parts = styled.div`border: 1px solid var(--border); border-radius: var(--r-3);`;
const Part = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 9px 9px 9px 14px;
  font-size: 13px;
  & + & { border-top: 1px solid var(--border); }
  & > b { flex: none; font-weight: var(--fw-semi); }
  & > [role='radiogroup'] { min-width: 0; margin-left: auto; }
  & [role='radio'] { max-width: 190px; justify-content: flex-start; }
  & [role='radio'] > span { overflow: hidden; text-overflow: ellipsis; }
  ${mobile} {
    flex-wrap: wrap;
    & > [role='radiogroup'] { flex-direction: column; width: 100%; margin-left: 0; }
    & [role='radio'] { max-width: 100%; }
  }
`;
const Result = styled(Card)`padding: 10px 12px; border-color: var(--border-control);`;
const Label = styled.h2`margin: 0 0 8px; font: var(--fw-semi) 12.5px/18px var(--font);`;
const KeptBoth = styled(Text)`margin-left: auto;`;

export interface TextConflictProps {
  /** "this module": what the other one has saved. */
  what: string;
  base: RichTextValue;
  mine: RichTextValue;
  theirs: ServerText;
  onChoose: (text: RichTextValue) => void;
}

/** Both wrote into the same blocks: the two texts beside each other, a choice for each such block, and what comes of it. */
export function TextConflict({ what, base, mine, theirs, onChoose }: TextConflictProps) {
  const name = useId();
  const parts: TextPart[] = mergeBlocks(base, mine, theirs.text);
  const collisions = parts.filter((part): part is Collision => part.kind === 'collision');
  const [chosen, setChosen] = useState<readonly MergeSide[]>([]);
  const sides = collisions.map((_, at): MergeSide => chosen[at] ?? 'mine');
  const result = asText(resolveMerge(parts, (at) => sides[at] ?? 'mine'));
  const choose = (at: number, side: MergeSide) => setChosen(sides.map((known, index) => (index === at ? side : known)));
  const whole = wholeSide(sides);
  const card = (side: 'mine' | 'theirs', title: string, state: string) => (
    <Choice $on={whole === side}>
      <ChoiceHead>
        <input
          type="radio" name={name} checked={whole === side} onChange={() => setChosen(sides.map(() => side))}
          aria-label={`${title}, ${state}`}
        />
        <b>{title}</b>
        <Text size="small" tone="3">{state}</Text>
      </ChoiceHead>
      {parts.map((part, at) => (
        part.kind === 'settled' ? <RichTextView key={at} value={[...part.blocks]} /> : <Marked key={at} pieces={wordsOfSide(part, side)} />
      ))}
    </Choice>
  );
  const savedAt = theirs.at === null ? '' : ` at ${formatTime(theirs.at)}`;
  return (
    <section aria-label="Two versions of this text" style={{ display: 'grid', gap: 16 }}>
      <div role="alert">
        <Banner tone="warning" icon={GitBranchIcon}>
          <b>{theirs.by ?? 'Somebody'} saved {what}{savedAt}, while you were writing.</b> Your text is kept on this device until you choose.
        </Banner>
      </div>
      <Cards role="radiogroup" aria-label="Whose text">
        {card('mine', 'Yours', 'not saved')}
        {card('theirs', possessive(theirs.by), theirs.at === null ? 'saved' : `saved ${formatTime(theirs.at)}`)}
      </Cards>
      <div>
        <Label>Or take parts of both</Label>
        <Parts>
          {collisions.map((collision, at) => (
            <Part key={at}>
              <b>{placeName(parts, at)}</b>
              <Segmented
                size="sm" label={placeName(parts, at)} value={sides[at] ?? 'mine'} onChange={(side) => choose(at, side)}
                options={(['mine', 'theirs'] as const).map((side) => {
                  const words = shortWords(collision, side);
                  return { value: side, label: <span title={words}>{words}</span> };
                })}
              />
            </Part>
          ))}
        </Parts>
      </div>
      <div>
        <Label>This will be saved</Label>
        <Result aria-live="polite"><RichTextView value={result} /></Result>
      </div>
      <Row style={{ flexWrap: 'wrap' }}>
        <Button variant="primary" onClick={() => onChoose(result)}>Save this text</Button>
        <Button variant="ghost" onClick={() => onChoose(asText(resolveMerge(parts, () => 'both')))}>Keep both, one after the other</Button>
        <KeptBoth size="small" tone="3">Both stay in History</KeptBoth>
      </Row>
    </section>
  );
}

function Marked({ pieces }: { pieces: readonly DiffPiece[] }) {
  if (pieces.length === 0) return <Words><Text tone="3">Nothing here: it was taken out.</Text></Words>;
  return <Words>{pieces.map(({ kind, text }, at) => (kind === 'same' ? text : <mark key={at}>{text}</mark>))}</Words>;
}
