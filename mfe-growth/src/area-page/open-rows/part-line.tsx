import type { ReactNode } from 'react';
import { LinkChip, Links } from './row-look';

/** What a closed row is linked to, a chip each, and a word behind them; null of nothing. */
export function LinkLine({ names, more }: { names: readonly string[]; more?: ReactNode }) {
  if (names.length === 0 && !more) return null;
  return (
    <Links as="span">
      {names.map((name) => <LinkChip key={name}><span>{name}</span></LinkChip>)}
      {more ? <small>{more}</small> : null}
    </Links>
  );
}

export interface PartLineProps {
  name: string;
  type: string | null | undefined;
  links: readonly string[];
  more?: string | undefined;
  /** What is said of it: the first that says something. */
  words: readonly (string | null | undefined)[];
}

/** A closed row: name and type, what it is linked to, and what is said of it. */
export function PartLine({ name, type, links, more, words }: PartLineProps) {
  return (
    <>
      <span style={{ display: 'block' }}><b>{name}</b> <small>{type}</small></span>
      <LinkLine names={links} more={more} />
      <small>{words.find(Boolean) ?? 'Nothing is said of it yet'}</small>
    </>
  );
}
