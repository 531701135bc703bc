import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import type { DeckTheme } from '@heartwood/contract/deck';
import { useShell } from '@heartwood/contract/kit';
import { Button, Field, Icon, InfoIcon, Input, mobile, Modal, PlusIcon, SearchField, Segmented, Text } from '@heartwood/shared-ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { editPath } from '../../places';
import { CreatePresentationDocument, type DeckThemeFragment } from '../../generated/graphql';
import { emptyWords, filledWords, firstTitle, slidesWords } from '../../deck/deck-words';
import type { Template } from './templates';

const Bar = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 10px; margin-bottom: 14px; & > :last-child { width: 220px; }
  ${mobile} { & > :last-child { width: 100%; } }
`;
const Grid = styled.div`display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px; ${mobile} { grid-template-columns: 1fr 1fr; }`;
const Choice = styled.label`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--border-2);
  border-radius: 12px;
  cursor: pointer;
  &:hover { border-color: var(--border-control); }
  &:has(:checked) { border-color: var(--text); outline: 2px solid var(--text); outline-offset: -2px; }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  & > input { position: absolute; opacity: 0; pointer-events: none; }
`;
const Slides = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
  align-content: center;
  aspect-ratio: 16 / 9;
  padding: 12px;
  background: var(--surface-sunken);
  & > i { aspect-ratio: 16 / 9; border: 1.25px solid var(--hollow); border-radius: 3px; }
  & > i[data-filled] { border-color: var(--text-2); background: var(--text-2); }
  & > svg { grid-column: 1 / -1; justify-self: center; }
  &:has(> svg) { background: none; }
`;
const Name = styled.span`
  display: block; padding: 10px 14px 12px; & > b { display: block; font-size: 13px; line-height: 18px; font-weight: var(--fw-semi); }
`;
const Lower = styled.div`
  display: grid; grid-template-columns: 1fr 1fr; gap: 10px; align-items: end; margin-top: 18px; ${mobile} { grid-template-columns: 1fr; }
`;
const Themes = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 8px; min-height: 36px;`;
const Swatch = styled.label<{ $ground: string }>`
  width: 34px;
  height: 34px;
  border: 1px solid var(--border-2);
  border-radius: 8px;
  background: ${({ $ground }) => $ground};
  cursor: pointer;
  forced-color-adjust: none;
  &:has(:checked) { outline: 2px solid var(--action); outline-offset: 2px; }
  &:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  & > input { position: absolute; opacity: 0; pointer-events: none; }
`;
const Told = styled.span`
  display: flex; flex: 1; align-items: center; gap: 8px; min-width: 0; font-size: 12px; line-height: 17px; color: var(--text-2);
  & > svg { flex: none; }
`;

const KINDS = [['all', 'All'], ['pitch-deck', 'Pitch deck'], ['one-pager', 'One pager'], ['update', 'Update']] as const;
type Kind = (typeof KINDS)[number][0];

const isOfKind = ({ type }: Template, kind: Kind) => kind === 'all' || type === kind || (kind === 'update' && type.endsWith('update'));

export interface NewPresentationProps {
  templates: readonly Template[];
  themes: readonly DeckThemeFragment[];
  /** The one that was pressed. */
  first: Template | null;
  onClose: () => void;
}

/** A template, a title and a look; what the plan cannot fill is said before. */
export function NewPresentation({ templates, themes, first, onClose }: NewPresentationProps) {
  const { companyId } = useCompany();
  const { nav } = useShell();
  const run = useCommand();
  const name = useId();
  const [kind, setKind] = useState<Kind>('all');
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState(first ?? templates[0]);
  const [title, setTitle] = useState<string | null>(null);
  const [theme, setTheme] = useState(themes.find(({ slug }) => slug === 'paper') ?? themes[0]);
  const [id] = useState(() => crypto.randomUUID());
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = search.trim().toLowerCase();
  const shown = templates.filter((each) => isOfKind(each, kind) && `${each.name} ${each.description}`.toLowerCase().includes(words));
  const called = title ?? (picked ? firstTitle(picked.name) : '');

  const create = async () => {
    if (!picked || !theme) return;
    if (called.trim() === '') {
      setFault('Give it a title.');
      return;
    }
    setBusy(true);
    const input = { id, companyId, title: called.trim(), type: picked.type, templateId: picked.id, themeId: theme.id };
    const result = await run(CreatePresentationDocument, 'createPresentation', {
      input,
    }, { doing: 'creating the presentation', fields: ['title'] });
    setBusy(false);
    if (result.ok) nav.navigate(editPath(id));
    else if (result.field === 'title') setFault(result.message);
  };

  return (
    <Modal
      open onClose={onClose} title="New presentation" size={860} dirty={title !== null}
      footer={(
        <>
          {picked ? <Told role="status"><Icon
            as={InfoIcon} size={14}
          />{picked.type === 'blank' ? 'It begins with one empty slide.' : emptyWords(picked.emptyNames)}</Told> : null}
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} disabled={!picked} onClick={() => void create()}>
            {`Create ${slidesWords(picked?.slideCount ?? 1)}`}
          </Button>
        </>
      )}
    >
      <Bar>
        <Segmented label="Kind of template" value={kind} onChange={setKind} options={KINDS.map(([value, label]) => ({ value, label }))} />
        <SearchField
          aria-label="Search templates" placeholder="Search templates" value={search} onChange={(event) => setSearch(event.target.value)}
        />
      </Bar>
      {shown.length === 0 ? <Text as="p" tone="2">No template is called so.</Text> : null}
      <Grid role="radiogroup" aria-label="Template">
        {shown.map((template) => (
          <Choice key={template.id}>
            <input type="radio" name={name} checked={picked?.id === template.id} onChange={() => setPicked(template)} />
            <Slides aria-hidden="true">
              {template.type === 'blank'
                ? <Icon as={PlusIcon} size={18} />
                : template.slides.map(({ isFilled }, index) => <i key={index} {...(isFilled && { 'data-filled': '' })} />)}
            </Slides>
            <Name>
              <b>{template.name}</b>
              <Text size="small" tone="2">{template.type === 'blank' ? 'Start with an empty slide' : filledWords(template, 'ready')}</Text>
            </Name>
          </Choice>
        ))}
      </Grid>
      <Lower>
        <Field label="Title" error={fault}>
          <Input value={called} maxLength={200} onChange={(event) => { setTitle(event.target.value); setFault(null); }} />
        </Field>
        <Field label="Theme" group>
          <Themes role="radiogroup" aria-label="Theme">
            {themes.map((each) => (
              <Swatch key={each.id} $ground={(each.look as DeckTheme).colours.ground}>
                <input
                  type="radio" name={`${name}-theme`} aria-label={each.name} checked={theme?.id === each.id} onChange={() => setTheme(each)}
                />
              </Swatch>
            ))}
            <Text size="small" tone="2" aria-hidden="true">{theme?.name}</Text>
          </Themes>
        </Field>
      </Lower>
    </Modal>
  );
}
