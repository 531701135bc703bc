import { AREAS, MODULES, type ModuleKey } from '@heartwood/contract/domain';
import { Field, IconButton, SearchSelect, Text, XIcon } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Frame = styled.fieldset`
  display: grid; gap: 8px; min-width: 0; margin: 8px 0; padding: 14px; border: 1px solid var(--border); border-radius: 10px;
`;
const Line = styled.div`display: flex; align-items: flex-end; gap: 4px; & > :first-child { flex: 1; min-width: 0; }`;

const OPTIONS = MODULES.map(({ key, label, area }) => ({ value: key, label, group: area }));

export interface QuestionFieldsProps { value: ModuleKey; onChange(module: ModuleKey | null): void }

/** Which module the question is for; the question is the text of the post. */
export function QuestionFields({ value, onChange }: QuestionFieldsProps) {
  return (
    <Frame aria-label="Question for a module">
      <Line>
        <Field label="Module">
          <SearchSelect options={OPTIONS} groups={AREAS} value={value} onChange={(key) => onChange(key as ModuleKey)} />
        </Field>
        <IconButton icon={XIcon} label="Ask for no module" onClick={() => onChange(null)} />
      </Line>
      <Text as="p" size="small" tone="2">
        People answer Confirms, Not sure or Contradicts and say why. Answers land in the module’s test card.
      </Text>
    </Frame>
  );
}
