import { Banner, OptionCard } from '@heartwood/shared-ui';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Pair } from './form-look';
import type { Clash } from './merge-form';
import { useFollowRow, type MergedParts } from './use-merged-form';

const Section = styled.section`display: flex; flex-direction: column; gap: 13px; margin-bottom: 16px;`;
const Choice = styled.div`
  & > b { display: block; margin-bottom: 6px; font-size: 12px; line-height: 16px; font-weight: var(--fw-semi); }
  & small { overflow-wrap: anywhere; white-space: pre-line; }
`;

/** How a field is called, and its value in words; none: it has nothing in it. */
export type FieldWords<Values> = { [Name in keyof Values]?: { label: string; words?(value: Values[Name]): string } };

export interface MergingProps<R extends { revision: number }, Values extends object> {
  /** What it is: "goal". */
  what: string;
  parts: MergedParts<R, Values>;
  fields: FieldWords<Values>;
  /** What is news of a row besides another revision. */
  isNews?(row: R, before: R): boolean;
}

/** Above the fields: keeps them with what others write, and where both wrote shows both words and asks which stands. */
export function Merging<R extends { revision: number }, Values extends object>(
  { what, parts, fields, isNews = () => false }: MergingProps<R, Values>,
) {
  const { begun: { clashes }, setBegun, answers } = parts;
  const { values, setFieldValue } = useFormikContext<Values>();
  const group = useId();
  const section = useRef<HTMLElement>(null);
  useFollowRow(parts, isNews);
  // Who has just sent it is led to the question; who is still typing is not interrupted.
  useEffect(() => {
    if (answers > 0) section.current?.querySelector('input')?.focus();
  }, [answers]);
  if (clashes.length === 0) return null;
  const wordsOf = (name: keyof Values & string, value: unknown) => {
    const { words = (plain: unknown) => String(plain ?? '') } = (fields[name] ?? {}) as { words?(value: unknown): string };
    return words(value) || 'Nothing';
  };
  return (
    <Section ref={section} aria-label="Changed meanwhile">
      <Banner tone="warning">
        This {what} was changed elsewhere while you were writing. Choose what stands, nothing is lost until you do.
      </Banner>
      {clashes.map(({ name, mine, theirs, isChosen }) => {
        const label = fields[name]?.label ?? name;
        const isTheirs = values[name] === theirs;
        const yours = isTheirs ? mine : values[name];
        const choose = (value: unknown) => {
          const chosen = (each: Clash<Values>) => (each.name === name ? { ...each, mine: yours, isChosen: true } : each);
          setBegun((begun) => ({ ...begun, clashes: begun.clashes.map(chosen) }));
          void setFieldValue(name, value);
        };
        return (
          <Choice key={name} role="radiogroup" aria-label={`${label}: which stands?`}>
            <b>{label}</b>
            <Pair>
              {([['Yours', yours, !isTheirs], ['Saved meanwhile', theirs, isTheirs]] as const).map(([title, value, stands]) => (
                <OptionCard
                  key={title} name={`${group}-${name}`} value={title} title={title} text={wordsOf(name, value)}
                  checked={isChosen && stands} onChange={() => choose(value)}
                />
              ))}
            </Pair>
          </Choice>
        );
      })}
    </Section>
  );
}
