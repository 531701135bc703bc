import { CheckedForm, FormError, GuardChanges, KeepValues } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import { Button, H2, Icon, IconButton, ImageUpIcon, mobile, PencilIcon, Text } from '@heartwood/shared-ui';
import { useFormikContext } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { PictureButton } from './picture-button';
import { Head, Mark } from './profile-frame';
import { Reposition } from './reposition';
import { RingCover } from './ring-cover';

const Page = styled.div`display: flex; flex-direction: column; min-height: 100%; & > form { flex: 1; }`;
const OnCover = styled.div`
  position: absolute; right: 16px; bottom: 14px; left: 16px; display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px;
  /* The face lies over the foot of the cover. */
  ${mobile} { top: 8px; bottom: auto; }
`;
const OnMark = styled.div`position: absolute; right: 0; bottom: 0; border-radius: 50%; background: var(--surface);`;
const Words = styled.div`padding: 26px 0 20px; ${mobile} { padding: 10px 0 14px; } & > h1:focus { outline: none; }`;
const Body = styled.div`
  display: grid; grid-template-columns: minmax(0, 640px) minmax(0, 320px); gap: 24px 48px; align-items: start; padding: 20px 28px 28px;
  border-top: 1px solid var(--border); ${mobile} { grid-template-columns: minmax(0, 1fr); padding: 16px; }
`;
const Fields = styled.div`display: grid; gap: 16px;`;
export const Pair = styled.div`
  display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start; ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Bar = styled.div`
  position: sticky; bottom: 0; z-index: 1; display: flex; align-items: center; gap: 8px; min-height: 60px; padding: 8px 28px;
  border-top: 1px solid var(--border); background: var(--surface);
  & > span { display: flex; align-items: center; gap: 6px; margin-right: auto; } ${mobile} { padding: 8px 16px; }
`;

export interface EditFrameProps {
  title: string;
  hint: string;
  cover: string | null;
  coverPosition: number;
  onCover(address: string | null): Promise<void>;
  onReposition(position: number): Promise<void>;
  mark: ReactNode;
  isRound?: boolean;
  /** What the picture is for, as uploads name it, and what people call it. */
  picture: { fileType: string; label: string };
  onPicture(address: string | null): Promise<void>;
  /** Names of the fields whose values are no longer those of the server. */
  changed: readonly string[];
  onKeep(values: object): void;
  onCancel(): void;
  /** Stands above the fields: what somebody else has changed meanwhile. */
  notice?: ReactNode;
  fields: ReactNode;
  aside: ReactNode;
}

/** A profile in edit, inside a formik form: pictures are stored at once, words with Save. */
export function EditFrame(props: EditFrameProps) {
  const {
    title, hint, cover, coverPosition, onCover, onReposition, mark, isRound = false, picture, onPicture, changed, onKeep, onCancel, notice,
    fields, aside,
  } = props;
  const { errors, isSubmitting } = useFormikContext<object>();
  const { nav } = useShell();
  const id = useId();
  const [moved, setMoved] = useState<number | null>(null);
  const faults = Object.keys(errors).length;
  return (
    <Page>
      <RingCover address={cover} position={moved ?? coverPosition}>
        <OnCover>
          {cover === null ? null : (
            <Reposition
              position={moved} from={coverPosition} onMove={setMoved}
              onDone={async (position) => {
                await onReposition(position);
                setMoved(null);
              }}
            />
          )}
          {moved === null ? (
            <PictureButton fileType="cover" label="cover" onChange={onCover} hasPicture={cover !== null}>
              {(press, busy) => <Button size="sm" icon={ImageUpIcon} busy={busy} onClick={press}>Change cover</Button>}
            </PictureButton>
          ) : null}
        </OnCover>
      </RingCover>
      <Head as="div">
        <Mark $isRound={isRound}>
          {mark}
          <OnMark>
            <PictureButton
              fileType={picture.fileType} label={picture.label} onChange={onPicture} hasPicture={false}
              placing={isRound ? 'round' : 'square'}
            >
              {(press) => <IconButton icon={ImageUpIcon} label={`Change ${picture.label}`} onClick={press} />}
            </PictureButton>
          </OnMark>
        </Mark>
        <Words><H2 as="h1" tabIndex={-1}>{title}</H2><Text as="p" size="small" tone="3">{hint}</Text></Words>
      </Head>
      <CheckedForm id={id} label={title}>
        <GuardChanges nav={nav} />
        <KeepValues onChange={onKeep} />
        <Body>
          <Fields>{notice}<FormError />{fields}</Fields>
          <Fields>{aside}</Fields>
        </Body>
      </CheckedForm>
      <Bar>
        <Text size="small" tone="3" role="status">
          {changed.length > 0 ? <Icon as={PencilIcon} size={14} /> : null}
          {[changesWords(changed.length), faults > 0 ? needsWords(faults) : ''].filter(Boolean).join(' · ')}
        </Text>
        <Button variant="ghost" onClick={onCancel}>Cancel</Button>
        <Button variant="primary" type="submit" form={id} busy={isSubmitting} disabled={changed.length === 0}>Save</Button>
      </Bar>
    </Page>
  );
}

const changesWords = (count: number) => (count === 0 ? 'All changes saved' : `${count} ${count === 1 ? 'change' : 'changes'} not saved`);
const needsWords = (count: number) => (count === 1 ? '1 field needs you' : `${count} fields need you`);
