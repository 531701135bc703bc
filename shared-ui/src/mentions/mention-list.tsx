import * as Radix from '@radix-ui/react-popover';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { ListRow, Match } from '../controls/listbox';
import { floatingLook } from '../layers/floating-look';
import { useLayerHost } from '../layers/layer-host';
import { Avatar } from '../people/avatar';
import type { MentionMember } from './mention-value';

const Surface = styled(Radix.Content)`${floatingLook} width: 240px; max-height: 240px; overflow: auto;`;

export interface MentionListProps {
  /** The field it stands at. */
  anchor: RefObject<HTMLElement | null>;
  listId: string;
  idOf: (index: number) => string;
  found: readonly MentionMember[];
  query: string;
  active: number;
  onHover: (index: number) => void;
  onChoose: (member: MentionMember) => void;
}

/** The members that fit, at the field. It takes no focus: the field goes on being typed in. */
export function MentionList({ anchor, listId, idOf, found, query, active, onHover, onChoose }: MentionListProps) {
  const container = useLayerHost();
  return (
    <Radix.Root open>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal container={container}>
        <Surface
          role="region" aria-label="Mention a member" align="start" sideOffset={6} collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()} onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <div id={listId} role="listbox" aria-label="Team Members">
            {found.map((member, index) => (
              <ListRow
                key={member.id}
                id={idOf(index)}
                active={index === active}
                selected={false}
                lead={<Avatar id={member.id} name={member.name} photo={member.photo} size={24} alt="" />}
                onChoose={() => onChoose(member)}
                onHover={() => onHover(index)}
              >
                <Match text={member.name} query={query} />
              </ListRow>
            ))}
          </div>
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}
