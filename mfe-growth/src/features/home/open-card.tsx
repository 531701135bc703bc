import { H2, IconButtonLook, Icon, mobile, Tally, Text, XIcon } from '@heartwood/shared-ui';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.section`
  margin-top: 12px;
  border: 1.5px solid var(--text);
  border-radius: var(--r-4);
  background: var(--surface);
  scroll-margin-top: 12px;
  /* There the shell's bar stands over the page. */
  ${mobile} { border-radius: 14px; scroll-margin-top: calc(var(--h-topbar) + 12px); }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  padding: 14px 14px 12px 20px;
  border-bottom: 1px solid var(--border);
  & > h2 { outline: none; }
  ${mobile} { padding: 10px 6px 10px 14px; }
`;
const End = styled.span`display: flex; align-items: center; gap: 12px; margin-left: auto;`;
/** A part of the card; a line stands between two. */
export const CardPart = styled.section`
  padding: 18px 20px 20px;
  & + & { border-top: 1px solid var(--border); }
  ${mobile} { padding: 14px; }
`;

export interface OpenCardProps {
  title: string;
  done: readonly boolean[];
  /** Another one opens the card anew: the focus goes to its title. */
  subject: string;
  /** At the end of its head. */
  aside?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** An area without a page of its own, open on the growth home between the plate and the modules. */
export function OpenCard({ title, done, subject, aside, onClose, children }: OpenCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [subject]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Frame aria-label={title} onKeyDown={onKeyDown}>
      <Head>
        <H2 ref={heading} tabIndex={-1}>{title}</H2>
        <Tally done={done} label={title} />
        <Text size="small" tone="3">{done.filter(Boolean).length} of {done.length} done</Text>
        <End>
          {aside}
          <IconButtonLook type="button" $size="sm" aria-label={`Close ${title}`} onClick={onClose}>
            <Icon as={XIcon} size={16} />
          </IconButtonLook>
        </End>
      </Head>
      {children}
    </Frame>
  );
}
