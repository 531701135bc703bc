import { useCompany } from '@heartwood/client-kit/company';
import { useShell } from '@heartwood/contract/kit';
import {
  AvatarStack, Button, EyeOffIcon, Icon, LockIcon, PlusIcon, Segment, Text, TextLink, UnassignedAvatar,
} from '@heartwood/shared-ui';
import { Link } from 'react-router';
import type { ModuleContentFragment } from '../../../generated/graphql';
import { modulePath } from '../../../module/module-page';
import { toFace } from '../../../module/person';
import { EMPTY_WORDS } from '../empty-words';
import type { CanvasBlock, CanvasEntry } from './canvas-blocks';
import type { ChainedRow } from './canvas-chain';
import { AddEntry, Block, BlockHead, Dot, Entries, Entry, EntryName, LinkWord, Quiet, type Standing } from './canvas-look';

export interface BlockOfProps {
  block: CanvasBlock;
  module: ModuleContentFragment | undefined;
  /** The one to do next. */
  isNext: boolean;
  chosenId: string | null;
  /** What hangs together with the chosen row, or with that under the pointer. */
  chained: readonly ChainedRow[];
  onChoose(id: string): void;
  onHover(id: string | null): void;
  /** Null opens the module alone, `new` with a new row. */
  onOpen(id: string | null): void;
}

/** A block of the canvas with its rows. */
export function BlockOf({ block, module, isNext, chosenId, chained, onChoose, onHover, onOpen }: BlockOfProps) {
  const { key, place, label, entries, noun } = block;
  const isLocked = module?.isLocked ?? false;
  const isHidden = module?.isHidden ?? false;
  const isClosed = isLocked || isHidden;
  const canEdit = Boolean(module?.canEdit) && !isClosed;
  return (
    <Block
      id={`block-${key}`} $place={place} $closed={isClosed}
      aria-label={`${label}, ${entries.length} ${entries.length === 1 ? 'row' : 'rows'}`}
    >
      <BlockHead $closed={isClosed}>
        <Segment solid={module?.progress === 'DONE'} next={isNext} {...(isNext && { label: 'Next to do' })} />
        <h2><Link to={modulePath(key)}>{label}</Link></h2>
        {isLocked ? <Icon as={LockIcon} size={16} label="Locked by your plan" /> : null}
        {isHidden ? <Icon as={EyeOffIcon} size={16} label="Not shown to you" /> : null}
        {!isClosed && entries.length > 0 ? <small>{entries.length}</small> : null}
        {isClosed ? null : module && module.assignees.length > 0
          ? <AvatarStack people={module.assignees.map(toFace)} size={18} /> : <UnassignedAvatar size={18} />}
      </BlockHead>
      {entries.length === 0 ? null : (
        <Entries $two={place === 'co' || place === 're'}>
          {entries.map((entry) => (
            <EntryOf
              key={entry.id} entry={entry} isLinked={block.isLinked} isClosed={isClosed} isChosen={entry.id === chosenId}
              link={chained.find(({ id }) => id === entry.id)} onChoose={onChoose} onHover={onHover} onOpen={onOpen}
            />
          ))}
        </Entries>
      )}
      {isLocked ? <LockedWords count={entries.length} label={label} /> : null}
      {isHidden ? <Quiet>Shown to chosen members only</Quiet> : null}
      {!isClosed && entries.length === 0 ? <EmptyBlock block={block} canEdit={canEdit} onOpen={onOpen} /> : null}
      {canEdit && noun !== null && entries.length > 0
        ? <AddEntry type="button" onClick={() => onOpen('new')}><Icon as={PlusIcon} size={14} />{capital(noun)}</AddEntry> : null}
    </Block>
  );
}

interface EntryOfProps extends Pick<BlockOfProps, 'onChoose' | 'onHover' | 'onOpen'> {
  entry: CanvasEntry;
  isLinked: boolean;
  isClosed: boolean;
  isChosen: boolean;
  link: ChainedRow | undefined;
}

function EntryOf({ entry: { id, name, detail, segment }, isLinked, isClosed, isChosen, link, onChoose, onHover, onOpen }: EntryOfProps) {
  const standing: Standing = isChosen ? 'chosen' : !link ? 'none' : link.steps === 1 ? 'linked' : 'behind';
  return (
    <li>
      <Entry
        type="button" data-entry={id} $standing={standing} $closed={isClosed} {...(isLinked && { 'aria-pressed': isChosen })}
        onClick={() => onChoose(id)} onPointerLeave={() => onHover(null)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(id)}
        onKeyDown={(event) => {
          // Space chooses, as on any button.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onOpen(id);
        }}
      >
        {segment === null ? null : <Dot $segment={segment} />}
        <EntryName>{name}{detail ? <small>{detail}</small> : null}</EntryName>
        {link ? <LinkWord>{link.word}</LinkWord> : null}
      </Entry>
    </li>
  );
}

function EmptyBlock({ block: { key, noun }, canEdit, onOpen }: Pick<BlockOfProps, 'block' | 'onOpen'> & { canEdit: boolean }) {
  const words = key in EMPTY_WORDS ? EMPTY_WORDS[key as keyof typeof EMPTY_WORDS] : 'Nothing is written yet.';
  return (
    <Quiet>
      <p>{words}</p>
      {canEdit ? (
        <Button size="sm" icon={PlusIcon} onClick={() => onOpen(noun === null ? null : 'new')}>
          {noun === null ? 'Write' : `Add ${noun}`}
        </Button>
      ) : null}
    </Quiet>
  );
}

function LockedWords({ count, label }: { count: number; label: string }) {
  const shell = useShell();
  const { isManager } = useCompany();
  return (
    <Quiet style={{ marginTop: 'auto', gap: 2 }}>
      <Text size="small" tone="2">{count === 0 ? 'Nothing written yet' : `${count} ${count === 1 ? 'row' : 'rows'}, read only`}</Text>
      {isManager ? (
        <TextLink
          as="button" type="button" aria-label={`Upgrade to open ${label}`}
          onClick={() => shell.events.emit('plan/upgrade', { feature: label })}
        >
          Upgrade to open
        </TextLink>
      ) : null}
    </Quiet>
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
