import { CompanyProviders } from '@heartwood/client-kit/company';
import { useShell, type ViewProps } from '@heartwood/contract/kit';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { EditorSkeleton } from '../features/editor/editor-skeleton';
import { EDIT, EXPORT, SHARE } from '../places';
import { createRemoteClient } from './client';
import { DeckDialogs } from './deck-dialogs';
import { EditorPage, ListPage } from './late-pages';

// The first picture does without it.
const loadEvents = () => import('../generated/company-events.document').then((part) => part.CompanyEventsDocument);

/** What a company's members see of its presentations. */
export function CompanyRoute({ shell }: ViewProps) {
  // Presentations have the width for themselves (specification, section 2).
  useEffect(() => shell.slots.close('notes-panel@1'), [shell]);
  return (
    <CompanyProviders shell={shell} createClient={createRemoteClient} events={loadEvents}>
      {shell.nav.basePath === EDIT ? <Editing /> : <Listing />}
      <DeckDialogs />
    </CompanyProviders>
  );
}

function Editing() {
  const open = useDialogs();
  return (
    <Routes>
      <Route path=":id" element={<EditorPage fallback={<EditorSkeleton />} onShare={open(SHARE)} onExport={open(EXPORT)} />} />
    </Routes>
  );
}

function Listing() {
  const open = useDialogs();
  return <ListPage fallback={<div aria-busy="true" />} onShare={({ id }) => open(SHARE)(id)} onExport={({ id }) => open(EXPORT)(id)} />;
}

/** Links and files of a deck stand over whichever page is there, by its address. */
function useDialogs() {
  const { nav } = useShell();
  return (dialog: string) => (id: string) => {
    const { pathname, search } = nav.location.get();
    const query = new URLSearchParams(search);
    query.set(dialog, id);
    nav.navigate(`${pathname}?${query.toString()}`);
  };
}
