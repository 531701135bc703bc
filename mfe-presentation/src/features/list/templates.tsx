import { mobile, Icon, PlusIcon, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { PresentationTemplatesQuery } from '../../generated/graphql';
import { filledWords } from '../../deck/deck-words';

export type Template = PresentationTemplatesQuery['presentationTemplates'][number];

const Frame = styled.section`display: flex; flex-direction: column; gap: 14px;`;
const Head = styled.div`display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 16px;`;
const Heading = styled.h2`font: var(--fw-h2) var(--fs-h2)/var(--lh-h2) var(--font); letter-spacing: var(--ls-h2);`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: 12px;
  padding: 0;
  list-style: none;
  ${mobile} { grid-template-columns: 1fr 1fr; }
`;
const Tile = styled.button`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 3px;
  width: 100%;
  height: 100%;
  min-height: 112px;
  padding: 16px;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
  color: var(--text);
  text-align: start;
  cursor: pointer;
  &:hover { border-color: var(--border-control); background: var(--surface-hover); }
  & > :first-child { margin-bottom: auto; }
  & > b { margin-top: 16px; font-size: 13px; line-height: 18px; font-weight: var(--fw-semi); }
`;
const Pieces = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  & > i { width: 5px; height: 12px; border: 1.25px solid var(--hollow); border-radius: 2px; }
  & > i[data-filled] { border-color: var(--text-2); background: var(--text-2); }
`;

/** Decks to begin with, each with what the plan has for it. */
export function TemplatesRow({ templates, onPick }: { templates: readonly Template[]; onPick: (template: Template) => void }) {
  return (
    <Frame aria-labelledby="start-from">
      <Head>
        <Heading id="start-from">Start from a template</Heading>
        <Text size="small" tone="2">Filled with what your modules already say</Text>
      </Head>
      <Grid>
        {templates.map((template) => {
          const isBlank = template.type === 'blank';
          return (
            <li key={template.id}>
              <Tile type="button" onClick={() => onPick(template)}>
                {isBlank ? <Icon as={PlusIcon} size={18} /> : (
                  <Pieces aria-hidden="true">
                    {template.slides.map(({ isFilled }, index) => <i key={index} {...(isFilled && { 'data-filled': '' })} />)}
                  </Pieces>
                )}
                <b>{template.name}</b>
                <Text size="small" tone="2">{isBlank ? 'Start with an empty slide' : filledWords(template)}</Text>
              </Tile>
            </li>
          );
        })}
      </Grid>
    </Frame>
  );
}
