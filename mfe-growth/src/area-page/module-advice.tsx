import type { ModuleKey } from '@heartwood/contract/domain';
import { EXAMPLE_KINDS, type ModuleGuide } from '@heartwood/contract/guides';
import { plainText } from '@heartwood/contract/text';
import { ChevronDownIcon, Icon, mobile, print, Segmented, TextLink } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { ExplanationDocument } from '../generated/graphql';
import { $exampleKind, exampleKindChosen } from './example-kind.model';

// Of use to whoever writes, not to whoever reads the plan on paper.
const Advice = styled.div<{ $inLine: boolean }>`
  display: flex;
  flex-flow: ${({ $inLine }) => ($inLine ? 'row wrap' : 'column')};
  gap: 4px 24px;
  & > :has([aria-expanded='true']) { flex-basis: 100%; }
  ${print} { display: none; }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  min-height: 30px;
`;
const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--text-2);
  font-size: 13px;
  line-height: 19px;
  font-weight: var(--fw-semi);
  cursor: pointer;
  & > svg { transition: transform var(--t-fast); }
  ${mobile} { min-height: 44px; }
  &[aria-expanded='false'] > svg { transform: rotate(-90deg); }
`;
const Words = styled.div`
  margin: 6px 0;
  padding: 2px 0 2px 14px;
  border-left: 3px solid var(--border-2);
  font-size: 13px;
  line-height: 20px;
  color: var(--text-2);
  & > :is(p, blockquote) { margin: 0; }
  & > p + p { margin-top: 8px; }
`;

interface ModuleAdviceProps { moduleKey: ModuleKey; guide: ModuleGuide; isOpenAtFirst?: boolean }

/** How three other companies answered, one at a time, and what makes an answer good. */
export function ModuleAdvice({ moduleKey, guide, isOpenAtFirst = true }: ModuleAdviceProps) {
  const kind = useUnit($exampleKind);
  const [isAsked, setAsked] = useState(false);
  const { paragraphs, mediaUrl } = useExplanation(moduleKey, guide, isAsked);
  return (
    <Advice $inLine={!isOpenAtFirst}>
      <Part
        title="Example from another company" isOpenAtFirst={isOpenAtFirst}
        control={<Segmented size="sm" label="Example of" options={EXAMPLE_KINDS} value={kind} onChange={exampleKindChosen} />}
      >
        <blockquote>“{guide.examples[kind]}”</blockquote>
      </Part>
      <Part title="What a good answer says" onOpen={() => setAsked(true)}>
        {paragraphs.map((words, at) => <p key={at}>{words}</p>)}
        {mediaUrl === null
          ? null
          : <p><TextLink href={mediaUrl} target="_blank" rel="noopener noreferrer">See how others do it</TextLink></p>}
      </Part>
    </Advice>
  );
}

/** What an operator says of a module in place of its guide, asked for when it is opened: the guide's words stand there until then. */
function useExplanation(type: ModuleKey, guide: ModuleGuide, isAsked: boolean): { paragraphs: readonly string[]; mediaUrl: string | null } {
  const [{ data }] = useQuery({ query: ExplanationDocument, variables: { type }, pause: !isAsked });
  const told = data?.explanations[0];
  return told
    ? { paragraphs: plainText(told.content).split('\n'), mediaUrl: told.mediaUrl }
    : { paragraphs: [guide.guidance], mediaUrl: null };
}

interface PartProps {
  title: string;
  isOpenAtFirst?: boolean;
  onOpen?(): void;
  /** Stands beside the title while the part is open. */
  control?: ReactNode;
  children: ReactNode;
}

function Part({ title, isOpenAtFirst = false, onOpen, control, children }: PartProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const toggle = () => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };
  return (
    <div>
      <Line>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <Icon as={ChevronDownIcon} size={16} />{title}
        </Toggle>
        {isOpen ? control : null}
      </Line>
      <Words id={id} hidden={!isOpen}>{children}</Words>
    </div>
  );
}
