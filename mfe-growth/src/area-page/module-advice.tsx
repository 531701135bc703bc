import { EXAMPLE_KINDS, type ModuleGuide } from '@heartwood/contract/guides';
import { ChevronDownIcon, Icon, mobile, print, Segmented } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
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
`;

/** How three other companies answered, one at a time, and what makes an answer good. */
export function ModuleAdvice({ guide, isOpenAtFirst = true }: { guide: ModuleGuide; isOpenAtFirst?: boolean }) {
  const kind = useUnit($exampleKind);
  return (
    <Advice $inLine={!isOpenAtFirst}>
      <Part
        title="Example from another company" isOpenAtFirst={isOpenAtFirst}
        control={<Segmented size="sm" label="Example of" options={EXAMPLE_KINDS} value={kind} onChange={exampleKindChosen} />}
      >
        <blockquote>“{guide.examples[kind]}”</blockquote>
      </Part>
      <Part title="What a good answer says"><p>{guide.guidance}</p></Part>
    </Advice>
  );
}

interface PartProps {
  title: string;
  isOpenAtFirst?: boolean;
  /** Stands beside the title while the part is open. */
  control?: ReactNode;
  children: ReactNode;
}

function Part({ title, isOpenAtFirst = false, control, children }: PartProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <div>
      <Line>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Icon as={ChevronDownIcon} size={16} />{title}
        </Toggle>
        {isOpen ? control : null}
      </Line>
      <Words id={id} hidden={!isOpen}>{children}</Words>
    </div>
  );
}
