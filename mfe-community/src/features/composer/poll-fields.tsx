import { LIMITS, POST_LIMITS } from '@heartwood/contract/domain';
import { Button, IconButton, Input, PlusIcon, Segmented, Text, XIcon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { PollDraft } from './post-draft';

const Frame = styled.fieldset`
  display: grid; gap: 8px; min-width: 0; margin: 8px 0; padding: 14px; border: 1px solid var(--border); border-radius: 10px;
`;
const Head = styled.div`
  display: flex; align-items: center; justify-content: space-between; gap: 8px; font-size: 13px; font-weight: var(--fw-semi);
`;
const Answer = styled.div`display: flex; align-items: center; gap: 4px; & > :first-child { flex: 1; }`;

const DAYS = [{ value: '1', label: '1 day' }, { value: '3', label: '3 days' }, { value: '7', label: '1 week' }] as const;

export interface PollFieldsProps { value: PollDraft; onChange(poll: PollDraft | null): void }

/** The answers of a poll and its end; what it asks is the text of the post. */
export function PollFields({ value: { options, days }, onChange }: PollFieldsProps) {
  const { min, max } = POST_LIMITS.pollOptions;
  const write = (index: number, text: string) => onChange({ days, options: options.map((option, at) => (at === index ? text : option)) });
  return (
    <Frame aria-label="Poll">
      <Head>Answers<IconButton icon={XIcon} size="sm" label="Remove the poll" onClick={() => onChange(null)} /></Head>
      {options.map((option, index) => (
        <Answer key={index}>
          <Input
            aria-label={`Answer ${index + 1}`} placeholder={`Answer ${index + 1}`} value={option} maxLength={LIMITS.pollOption.max}
            autoComplete="off"
            onChange={({ target }) => write(index, target.value)}
          />
          {options.length > min
            ? <IconButton
              icon={XIcon} size="sm" label={`Remove answer ${index + 1}`}
              onClick={() => onChange({ days, options: options.filter((_, at) => at !== index) })}
            />
            : null}
        </Answer>
      ))}
      {options.length < max ? <div><Button
        size="sm" variant="ghost" icon={PlusIcon} onClick={() => onChange({ days, options: [...options, ''] })}
      >Add answer</Button></div> : null}
      <Head>
        Ends
        <Segmented
          size="sm" label="Ends" options={DAYS} value={String(days)}
          onChange={(value) => onChange({ options, days: Number(value) as PollDraft['days'] })}
        />
      </Head>
      <Text as="p" size="small" tone="2">2 to 6 answers. Answers cannot change after the first vote.</Text>
    </Frame>
  );
}
