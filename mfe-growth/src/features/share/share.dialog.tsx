import { NotLoaded } from '@heartwood/client-kit/states';
import { Button, H3, mobile, Modal, Skeleton, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { LinkDetail } from './link-detail';
import { LinkForm, type MadeAddress } from './link.form';
import { LinkList } from './link-list';
import { totalsOf, type Link } from './link-words';
import { MadeAddresses } from './made-addresses';
import { useShareLinks } from './use-share-links';

const Two = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px;
  ${mobile} { grid-template-columns: minmax(0, 1fr); & > :first-child { order: 2; } }
`;
const Title = styled(H3)`margin: 0 0 8px;`;

/** What stands on the right: a form for new links, for one that is there, or addresses that were just made. */
type Right = { kind: 'new' } | { kind: 'edit'; link: Link } | { kind: 'made'; made: MadeAddress[] };

/** The links under which strangers read the company. `open` is the one that the address names. */
export function ShareDialog({ open, company, onClose }: { open: string; company: string; onClose: () => void }) {
  const links = useShareLinks();
  const [chosen, setChosen] = useState(open);
  const [right, setRight] = useState<Right>({ kind: 'new' });
  const all = links.links;
  const shown = all?.find(({ id }) => id === chosen) ?? all?.[0] ?? null;
  const fresh = () => setRight({ kind: 'new' });
  const renew = async (link: Link) => {
    const result = await links.renew(link.id);
    if (result.ok) setRight({ kind: 'made', made: [{ name: link.name, url: result.payload.url ?? null }] });
  };
  return (
    <Modal
      open onClose={onClose} size={940} title={`Share ${company}`}
      footer={<><Text size="small" tone="3">Nobody needs an account. Views by your team are not counted.</Text><Button onClick={onClose}>Done</Button></>}
    >
      <Two>
        <section aria-label="Links">
          {all ? (
            <>
              <Title>{all.length === 0 ? 'No links yet' : totalsOf(all)}</Title>
              {all.length === 0 ? <Text as="p" tone="2">A link shows what you choose of your plan to somebody without an account.</Text> : (
                <LinkList
                  links={all} chosen={shown?.id ?? null} onChoose={setChosen} onEdit={(link) => setRight({ kind: 'edit', link })}
                  onRenew={(link) => void renew(link)} onEnd={links.end} onResume={(link) => void links.resume(link)}
                />
              )}
              {shown ? <LinkDetail link={shown} onAnswer={(question, isAnswered) => void links.answer(shown.id, question, isAnswered)} /> : null}
            </>
          ) : links.error ? <NotLoaded what="The links" onRetry={links.again} /> : <Skeleton height={180} />}
        </section>
        <section aria-label={right.kind === 'new' ? 'New link' : 'Link'}>
          <Title>{right.kind === 'new' ? 'New link' : right.kind === 'edit' ? `Change “${right.link.name}”` : 'Copy the address'}</Title>
          {right.kind === 'made' ? <MadeAddresses made={right.made} onDone={fresh} /> : (
            <LinkForm
              key={right.kind === 'edit' ? right.link.id : 'new'} link={right.kind === 'edit' ? right.link : null} links={links} onChanged={fresh}
              onMade={(made) => {
                setRight({ kind: 'made', made });
                links.again();
              }}
            />
          )}
        </section>
      </Two>
    </Modal>
  );
}
