import { useReadable } from '@heartwood/contract/kit';
import { EllipsisIcon, Icon, IconButtonLook, atButton, latePart, mobile, Text, VisuallyHidden } from '@heartwood/shared-ui';
import { cloneElement } from 'react';
import styled from 'styled-components';
import type { NotificationRowFragment } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';
import { messagePieces } from '../../notification/message-pieces';
import { placeOf } from '../../notification/places';
import { rowTime } from '../../notification/times';
import { useRead } from '../../notification/use-read';
import { useLateMenu } from '../../post/use-late-menu';
import { InvitationAnswer } from './invitation-answer';
import { RowLead } from './row-lead';

const RowMenu = latePart(() => import('./row-menu').then((part) => part.RowMenu), { failed: atButton('The menu') });

const Line = styled.li<{ $isNew: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 13px;
  padding: 12px 12px 12px 8px;
  background: ${({ $isNew }) => ($isNew ? 'var(--surface-sunken)' : 'var(--surface)')};
  & + & { border-top: 1px solid var(--border); }
  &:hover { background: var(--surface-hover); }
  ${mobile} { flex-wrap: wrap; gap: 10px; padding: 12px 8px 12px 4px; }
`;
const Dot = styled.span<{ $isNew: boolean }>`
  flex: none; width: 8px; height: 8px; border-radius: 50%; background: ${({ $isNew }) => ($isNew ? 'var(--action)' : 'none')};
`;
const Words = styled.div`flex: 1; min-width: 0; ${mobile} { flex: 1 1 calc(100% - 134px); }`;
// The link is the sentence, and the whole row is its target; what else can be pressed lies above it.
const Sentence = styled.a`
  display: block; font-size: 14px; line-height: 20px; overflow-wrap: anywhere;
  &::before { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::before { outline: 2px solid var(--focus); outline-offset: -2px; border-radius: inherit; }
`;
const Answer = styled.div`
  position: relative; display: flex; align-items: center; gap: 8px;
  ${mobile} { order: 9; flex: 1 0 100%; padding-left: 58px; }
`;

// Above the target of the sentence.
const Press = styled(IconButtonLook)`z-index: 1;`;

export interface NotificationRowProps {
  row: NotificationRowFragment;
  now: Date;
  onRemove(): void;
  onAnswered(isAccepted: boolean): void;
}

/** One thing the person is told: who did what, when, and what can be done about it. */
export function NotificationRow({ row, now, onRemove, onAnswered }: NotificationRowProps) {
  const { shell } = useDesk();
  const session = useReadable(shell.session);
  const read = useRead();
  const { id, message, strong, updatedAt, company, invitation } = row;
  const open = () => {
    if (!row.read) read([id]);
  };
  const { isWanted, press, waiting } = useLateMenu(
    <Press
      type="button" $size="sm" aria-label={`Actions for: ${message}`} aria-haspopup="menu" data-tip="More"
      onPointerEnter={() => RowMenu.prefetch()}
    >
      <Icon as={EllipsisIcon} size={16} />
    </Press>,
  );
  // Its tip would lie on the menu.
  const quiet = cloneElement(press, { 'data-tip': undefined } as object);
  return (
    <Line $isNew={!row.read} data-notification={id}>
      <Dot $isNew={!row.read} aria-hidden="true" />
      <RowLead row={row} />
      <Words>
        <Sentence href={placeOf(row, session.company.id)} onClick={open}>
          {row.read ? null : <VisuallyHidden>New: </VisuallyHidden>}
          {messagePieces(message, strong).map(({ text, isStrong }, at) => (
            isStrong ? <b key={at} dir="auto">{text}</b> : <span key={at}>{text}</span>
          ))}
        </Sentence>
        <Text size="small" tone="3">
          <time dateTime={updatedAt}>{rowTime(updatedAt, now, shell.locale)}</time>
          {company && company.id !== session.company.id && row.type !== 'INVITED' ? ` · ${company.name}` : null}
        </Text>
      </Words>
      {invitation ? <Answer><InvitationAnswer row={row} invitation={invitation} onAnswered={onAnswered} /></Answer> : null}
      {isWanted ? <RowMenu row={row} trigger={quiet} onRemove={onRemove} fallback={waiting} /> : press}
    </Line>
  );
}
