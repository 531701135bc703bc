import type { Autosave } from '@heartwood/client-kit/drafts';
import { moduleOf } from '@heartwood/contract/domain';
import { H3, Text } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import { toFace } from '../module/person';
import type { BodyKind, RowsProps } from './bodies';
import { ModuleText } from './module-text';

export interface ModuleBodyProps<Area> extends RowsProps<Area> {
  kind: BodyKind<Area>;
  autosave: Autosave;
  /** Of the second text, where there is one. */
  otherAutosave: Autosave | null;
  /** Below the text; null for who only reads. */
  suggestion: ReactNode;
}

/** What a module is made of: its text, and the rows of those that have rows. */
export function ModuleBody<Area>(
  { kind: { text: place, otherText, Rows }, autosave, otherAutosave, suggestion, ...rows }: ModuleBodyProps<Area>,
) {
  const { module, canEdit, people } = rows;
  const label = moduleOf(module.key).label;
  const members = people.map(toFace);
  const text = place === 'none' ? null : (
    <div>
      <ModuleText key={module.key} autosave={autosave} label={label} canEdit={canEdit} members={members} />
      {suggestion}
    </div>
  );
  const other = otherText === undefined || !otherAutosave ? null : (
    <section aria-label={otherText}>
      <H3 as="h2" style={{ marginBottom: 8 }}>{otherText} <Text as="span" size="small" tone="3">(optional)</Text></H3>
      <ModuleText key={`${module.key}/other`} autosave={otherAutosave} label={otherText} canEdit={canEdit} members={members} isPlain />
    </section>
  );
  const list = Rows ? <Rows {...rows} /> : null;
  return place === 'below' ? <>{list}<InYourWords>{text}</InYourWords>{other}</> : <>{text}{other}{list}</>;
}

function InYourWords({ children }: { children: ReactNode }) {
  return <section aria-label="In your words"><H3 as="h2" style={{ marginBottom: 8 }}>In your words</H3>{children}</section>;
}
