import { LostLayer } from '@heartwood/client-kit/states';
import { latePart } from '@heartwood/shared-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AskedDeck } from '../features/export/export.dialog';
import { EXPORT, SHARE } from '../places';

// The file waits in the notifications too: without the toast of it nothing is lost.
const FollowExport = latePart(() => import('../features/export/follow-export').then((part) => part.FollowExport), { failed: () => null });
const ShareDialog = latePart(() => import('../features/share/share.dialog').then((part) => part.ShareDialog), {
  failed: (lost, { onClose }) => <LostLayer what="Share" lost={lost} onClose={onClose} />,
});
const ExportDialog = latePart(() => import('../features/export/export.dialog').then((part) => part.ExportDialog), {
  failed: (lost, { onClose }) => <LostLayer what="Export" lost={lost} onClose={onClose} />,
});

/** Dialogs of one presentation, on whichever page the address asks for them: `?share=ID`, with `link=ID` of one; `?export=ID`. */
export function DeckDialogs() {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<readonly AskedDeck[]>([]);
  const close = () => setSearch((next) => {
    for (const name of [SHARE, EXPORT, 'link']) next.delete(name);
    return next;
  }, { replace: true });
  const [share, exported] = [search.get(SHARE), search.get(EXPORT)];
  return (
    <>
      {share === null ? null : <ShareDialog key={share} id={share} open={search.get('link')} onClose={close} />}
      {exported === null ? null : (
        <ExportDialog
          key={exported} id={exported} onClose={close}
          onAsked={(deck) => {
            setAsked([...asked, deck]);
            close();
          }}
        />
      )}
      {asked.map((deck) => (
        <FollowExport
          key={deck.exportId} asked={deck} onEnd={() => setAsked((all) => all.filter(({ exportId }) => exportId !== deck.exportId))}
        />
      ))}
    </>
  );
}
