import { Button, H3, mobile, Modal, Skeleton, Text } from '@heartwood/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { CommandResult } from '../commands';
import { NotLoaded } from '../states';
import { totalsOf, type KeptLink } from './kept-link';
import { LinkList } from './link-list';
import { MadeAddresses, type MadeAddress } from './made-addresses';

const Two = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px;
  ${mobile} { grid-template-columns: minmax(0, 1fr); & > :first-child { order: 2; } }
`;
const Title = styled(H3)`margin: 0 0 8px;`;

/** What stands on the right: a form for new links, for one that is there, or addresses that were just made. */
type Right<Link> = { kind: 'new' } | { kind: 'edit'; link: Link } | { kind: 'made'; made: MadeAddress[] };

export interface LinksOf<Link extends KeptLink> {
  links: readonly Link[] | undefined;
  error: object | undefined;
  again(): void;
  renew(id: string): Promise<CommandResult<{ url?: string | null }>>;
  end(link: Link): void;
  resume(link: Link): Promise<unknown>;
}

interface LinksDialogProps<Link extends KeptLink> {
  title: string;
  size?: 720 | 940;
  links: LinksOf<Link>;
  /** The one that the address names. */
  open: string | null;
  /** While there is none: what a link shows. */
  none: string;
  /** Of the link that is chosen. */
  detail(link: Link): ReactNode;
  form(link: Link | null, onMade: (made: MadeAddress[]) => void, onChanged: () => void): ReactNode;
  /** Below both columns. */
  below?: ReactNode;
  onClose(): void;
}

/** The links under which strangers read something: those there are with what became of them, and a form for new ones. */
export function LinksDialog<Link extends KeptLink>(
  { title, size = 940, links, open, none, detail, form, below, onClose }: LinksDialogProps<Link>,
) {
  const [chosen, setChosen] = useState(open);
  const [right, setRight] = useState<Right<Link>>({ kind: 'new' });
  const all = links.links;
  const shown = all?.find(({ id }) => id === chosen) ?? all?.[0] ?? null;
  const fresh = () => setRight({ kind: 'new' });
  const renew = async (link: Link) => {
    const result = await links.renew(link.id);
    if (result.ok) setRight({ kind: 'made', made: [{ name: link.name, url: result.payload.url ?? null }] });
  };
  const onMade = (made: MadeAddress[]) => {
    setRight({ kind: 'made', made });
    links.again();
  };
  return (
    <Modal
      open onClose={onClose} size={size} title={title}
      footer={<>
        <Text size="small" tone="3">Nobody needs an account. Views by your team are not counted.</Text>
        <Button onClick={onClose}>Done</Button>
      </>}
    >
      <Two>
        <section aria-label="Links">
          {all ? (
            <>
              <Title>{all.length === 0 ? 'No links yet' : totalsOf(all)}</Title>
              {all.length === 0 ? <Text as="p" tone="2">{none}</Text> : (
                <LinkList
                  links={all} chosen={shown?.id ?? null} onChoose={setChosen} onEdit={(link) => setRight({ kind: 'edit', link })}
                  onRenew={(link) => void renew(link)} onEnd={links.end} onResume={(link) => void links.resume(link)}
                />
              )}
              {shown ? detail(shown) : null}
            </>
          ) : links.error ? <NotLoaded what="The links" onRetry={links.again} /> : <Skeleton height={180} />}
        </section>
        <section aria-label={right.kind === 'new' ? 'New link' : 'Link'}>
          <Title>{right.kind === 'new' ? 'New link' : right.kind === 'edit' ? `Change “${right.link.name}”` : 'Copy the address'}</Title>
          {right.kind === 'made'
            ? <MadeAddresses made={right.made} onDone={fresh} />
            : <div
              key={right.kind === 'edit' ? right.link.id : 'new'}
            >{form(right.kind === 'edit' ? right.link : null, onMade, fresh)}</div>}
        </section>
      </Two>
      {below}
    </Modal>
  );
}
