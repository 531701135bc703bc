import { LIMITS } from '@heartwood/contract/domain';
import { Chip } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { LineForm } from './line-form';

const Tags = styled.div`display: flex; flex-wrap: wrap; gap: 6px; padding: 0 20px 8px;`;
const Form = styled.div`padding: 0 10px;`;

interface Props {
  tags: readonly string[];
  isOwn: boolean;
  isAdding: boolean;
  onAdding(isAdding: boolean): void;
  onChange(tags: string[]): Promise<boolean>;
}

/** What a note is filed under besides its folder. */
export function NoteTags({ tags, isOwn, isAdding, onAdding, onChange }: Props) {
  const add = (typed: string) => {
    const tag = typed.replace(/^#+/, '').trim();
    return tag === '' || tags.includes(tag) ? true : onChange([...tags, tag]);
  };
  return (
    <>
      {tags.length > 0 ? (
        <Tags role="group" aria-label="Tags">
          {tags.map((tag) => (
            <Chip key={tag} {...(isOwn && { onRemove: () => void onChange(tags.filter((each) => each !== tag)), removeLabel: tag })}>
              #{tag}
            </Chip>
          ))}
        </Tags>
      ) : null}
      {isAdding ? <Form><LineForm
        label="New tag" action="Add" max={LIMITS.noteTag.max + 1} onSubmit={add} onCancel={() => onAdding(false)}
      /></Form> : null}
    </>
  );
}
