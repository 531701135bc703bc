import { moduleOf } from '@heartwood/contract/domain';
import { parseRichText } from '@heartwood/shared-ui/rich-text';
import { Card, ChevronRightIcon, Icon, inPlace, latePart, Modal, Segment, Skeleton } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { WholeCompanyProfileFragment } from '../../generated/graphql';
import { Part } from './parts';

const RichTextView = latePart(
  () => import('@heartwood/shared-ui/rich-text').then((part) => part.RichTextView), { failed: inPlace('The text') },
);

const List = styled.ul`
  margin: 0; padding: 0; list-style: none; & > li + li { border-top: 1px solid var(--border); }
  & button {
    display: flex; align-items: center; gap: 12px; width: 100%; padding: 11px 14px; border: 0; background: none; color: inherit;
    font: inherit;
    font-size: 13px; font-weight: var(--fw-medium); text-align: left; cursor: pointer; & > span:nth-child(2) { flex: 1; }
    &:hover { background: var(--surface-hover); }
  }
`;

/** Modules that the company shows to who looks at it; each opens what is written in it. */
export function SharedModules({ profile: { modules } }: { profile: WholeCompanyProfileFragment }) {
  const [open, setOpen] = useState<string | null>(null);
  const shown = modules.find(({ key }) => key === open);
  if (modules.length === 0) return null;
  return (
    <Part title="Shared with followers">
      <Card>
        <List>
          {modules.map(({ key }) => (
            <li key={key}>
              <button type="button" onClick={() => setOpen(key)}>
                <Segment solid label="" /><span>{moduleOf(key).label}</span><Icon as={ChevronRightIcon} size={16} />
              </button>
            </li>
          ))}
        </List>
      </Card>
      {shown ? (
        <Modal open size={560} title={moduleOf(shown.key).label} onClose={() => setOpen(null)}>
          <RichTextView value={parseRichText(shown.description)} fallback={<Skeleton height={120} />} />
        </Modal>
      ) : null}
    </Part>
  );
}
