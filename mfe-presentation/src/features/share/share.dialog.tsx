import {
  LinkForm, linkRules, LinksDialog, linkSetOf, linkValuesOf, SwitchLine, type LinkValues, type MadeAddress,
} from '@heartwood/client-kit/sharing';
import { NotLoaded } from '@heartwood/client-kit/states';
import type { Deck } from '@heartwood/contract/deck';
import { useShell } from '@heartwood/contract/kit';
import { CopyIcon, Divider, IconButton, Input, Row, Text } from '@heartwood/shared-ui';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { boolean, object } from 'yup';
import type { DeckLinkFragment } from '../../generated/graphql';
import { viewPath } from '../../places';
import { DeckLinkDetail } from './deck-link-detail';
import { useDeckLinks, type DeckLinks } from './use-deck-links';

interface DeckLinkValues extends LinkValues { allowsDownload: boolean }

/** The links under which strangers look at a presentation. `open` is the one that the address names. */
export function ShareDialog({ id, open = null, onClose }: { id: string; open?: string | null; onClose(): void }) {
  const links = useDeckLinks(id);
  const { presentation, askDeck } = links;
  const slides = (presentation?.data as Deck | null | undefined)?.slides ?? [];
  return (
    <LinksDialog<DeckLinkFragment>
      title={presentation === null ? 'Share' : `Share “${presentation.title}”`} size={720} links={links} open={open} onClose={onClose}
      none="A link shows this presentation to somebody without an account."
      detail={(link) => <DeckLinkDetail link={link} slides={slides} />}
      form={(link, onMade, onChanged) => <DeckLinkForm link={link} links={links} onMade={onMade} onChanged={onChanged} />}
      below={askDeck ? <NotLoaded what="The presentation" onRetry={askDeck} /> : presentation && (presentation.canEdit
        || presentation.viewKey !== null) ? <OpenAddress
          id={id} viewKey={presentation.viewKey} onChange={(on) => void links.setViewKey(on)}
        /> : null}
    />
  );
}

interface DeckLinkFormProps { link: DeckLinkFragment | null; links: DeckLinks; onMade(made: MadeAddress[]): void; onChanged(): void }

function DeckLinkForm({ link, links, onMade, onChanged }: DeckLinkFormProps) {
  const setOf = (values: DeckLinkValues, name: string) => ({ ...linkSetOf(values, name), allowsDownload: values.allowsDownload });
  return (
    <LinkForm<DeckLinkValues>
      link={link} initialValues={{ ...linkValuesOf(link), allowsDownload: link?.allowsDownload ?? false }}
      schema={object({ ...linkRules(link?.hasPasscode ?? false), allowsDownload: boolean() })} onMade={onMade} onChanged={onChanged}
      onCreate={(values, name) => links.create(setOf(values, name))}
      onUpdate={(kept, values, name) => links.update(kept.id, setOf(values, name))}
      allows={<AllowDownload />}
    />
  );
}

function AllowDownload() {
  const { values: { allowsDownload }, setFieldValue } = useFormikContext<DeckLinkValues>();
  return <SwitchLine label="Allow PDF download" on={allowsDownload} onChange={(on) => void setFieldValue('allowsDownload', on)} />;
}

const Below = styled.section`margin-top: 20px; & > hr { margin-bottom: 14px; } & > div + * { margin-top: 8px; }`;

/** One address for everybody, that ends nowhere and counts nothing: for a website. */
function OpenAddress({ id, viewKey, onChange }: { id: string; viewKey: string | null; onChange(on: boolean): void }) {
  const shell = useShell();
  const address = viewKey === null ? '' : `${window.location.origin}${viewPath(id)}?key=${encodeURIComponent(viewKey)}`;
  const copy = () => (
    void navigator.clipboard.writeText(address).then(() => shell.toast({ title: 'Address copied', status: 'success' }), () => undefined)
  );
  return (
    <Below aria-label="Open address">
      <Divider />
      <SwitchLine label="Anyone with the open address can view" on={viewKey !== null} onChange={onChange} />
      {viewKey === null ? <Text as="p" size="small" tone="3">
        One address for a website. It does not end by itself, and its views are not counted.
      </Text> : (
        <Row>
          <Input readOnly aria-label="Open address" value={address} onFocus={({ target }) => target.select()} />
          <IconButton icon={CopyIcon} label="Copy the open address" onClick={copy} />
        </Row>
      )}
    </Below>
  );
}
