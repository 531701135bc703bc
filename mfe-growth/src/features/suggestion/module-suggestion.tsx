import { useCompany } from '@heartwood/client-kit/company';
import { shownText, type Autosave } from '@heartwood/client-kit/drafts';
import { fullName } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { isBlank, parseRichText, type RichTextValue } from '@heartwood/shared-ui/rich-text';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import {
  StopSuggestionDocument, SuggestDocument, SuggestionBarDocument, SuggestionWordsDocument, SwitchSuggestionsDocument, type ModuleKey,
} from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { SuggestionBar } from './suggestion-bar';
import { CompareDialog } from './compare.dialog';
import { CreditsDialog } from './credits-dialog';
import { SuggestionCard, type Place } from './suggestion-card';
import { useUndoKey } from './use-undo-key';

/** `key` null: the elevator pitch. */
interface ModuleSuggestionProps { module: { key: ModuleKey | null }; autosave: Autosave }

/**
 * Words that are proposed for a module's text, or for the pitch: asked for with the price on the button, shown as they come, put there by
 * the person alone.
 */
export function ModuleSuggestion({ module: { key }, autosave }: ModuleSuggestionProps) {
  const { companyId, user } = useCompany();
  const shell = useShell();
  const run = useCommand();
  const draft = useUnit(autosave.$state);
  const [{ data }, refetch] = useQuery({ query: SuggestionBarDocument, variables: { companyId } });
  const [isAsking, setAsking] = useState(false);
  // A second press comes before the button is busy: it is not paid for again.
  const asking = useRef(false);
  const putIn = useUndoKey();
  const [dialog, setDialog] = useState<'credits' | 'compare' | null>(null);
  const [atAsking, setAtAsking] = useState<{ text: RichTextValue; savedAt: string | null } | null>(null);
  const { id, suggestion, wasOpen, close, open } = useSuggestion(() => refetch({ requestPolicy: 'network-only' }));
  const offer = data?.suggestionOffer;
  if (!offer?.hasSuggestions || (!offer.isOn && !offer.canSwitch)) return null;
  const written = shownText(draft);
  const isEmpty = isBlank(written);
  const price = data?.creditCharges.find((charge) => charge.id === (key === null ? 'pitch' : 'suggestion'))?.amount ?? 1;
  const balance = data?.creditLedger?.balance ?? 0;

  const ask = async () => {
    if (balance < price) {
      setDialog('credits');
      return;
    }
    if (asking.current) return;
    asking.current = true;
    setAsking(true);
    const asked = crypto.randomUUID();
    const { ok } = await run(SuggestDocument, 'suggest', { companyId, id: asked, key }, { doing: 'asking for a suggestion' });
    asking.current = false;
    setAsking(false);
    if (ok) {
      setAtAsking({ text: written, savedAt: draft.base.at });
      open(asked);
    }
    refetch({ requestPolicy: 'network-only' });
  };
  const insert = (place: Place) => {
    if (!suggestion) return;
    const words = parseRichText(suggestion.text);
    const next = place === 'whole' || isEmpty ? words : [...written, ...words];
    autosave.happened({ type: 'typed', text: next });
    // What is typed until then stays: it is taken out of the text as it is, not put back over it.
    const undo = () => autosave.happened({ type: 'typed', text: written, over: next });
    putIn({ next, undo });
    shell.toast({ title: 'Suggestion inserted', status: 'success', action: { label: 'Undo', run: undo } });
    close();
  };
  const discard = () => {
    shell.toast({ title: 'Suggestion discarded', text: 'Kept in History for 30 days.', status: 'info' });
    close();
  };
  const credits = dialog === 'credits' ? <CreditsDialog balance={balance} price={price} onClose={() => setDialog(null)} /> : null;
  if (id !== null) {
    const words = suggestion && suggestion.text.length > 0 ? parseRichText(suggestion.text) : null;
    // What was saved from here comes with the own name, or changes no moment.
    const isOther = atAsking !== null && draft.base.at !== atAsking.savedAt && draft.base.by !== fullName(user);
    return (
      <>
        <SuggestionCard
          key={id} text={words} changedBy={isOther ? draft.base.by : null} price={price} balance={balance} isBusy={isAsking}
          isWriting={!suggestion || suggestion.state === 'WAITING' || suggestion.state === 'WRITING'} isEmpty={isEmpty}
          obstacle={draft.phase === 'conflict' ? 'Choose first which text stays.' : null}
          onStop={() => void run(StopSuggestionDocument, 'stopSuggestion', { id }, { doing: 'stopping the suggestion' })}
          onCompare={() => setDialog('compare')} onAgain={() => void ask()} onDiscard={discard} onInsert={insert}
        />
        {dialog === 'compare' && atAsking ? (
          <CompareDialog before={atAsking.text} now={written} suggested={words ?? []} onClose={() => setDialog(null)} />
        ) : null}
        {credits}
      </>
    );
  }
  return (
    <>
      <SuggestionBar
        offer={offer} price={price} balance={balance} isEmpty={isEmpty} isBusy={isAsking} takesFocus={wasOpen} onAsk={() => void ask()}
        onSwitch={(isOn) => (
          void run(SwitchSuggestionsDocument, 'switchSuggestions', { companyId, isOn }, { doing: 'switching suggestions' })
        )}
      />
      {credits}
    </>
  );
}

const ENDED = ['DONE', 'STOPPED', 'FAILED'];

/** The suggestion that is open, as its words come. One without words closes by itself. */
function useSuggestion(onEnded: () => void) {
  const shell = useShell();
  const [id, setId] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const [{ data }] = useSubscription({ query: SuggestionWordsDocument, variables: { id: id ?? '' }, pause: id === null });
  const suggestion = data?.suggestion.id === id ? data?.suggestion ?? null : null;
  const ended = useRef(onEnded);
  useEffect(() => { ended.current = onEnded; });
  const state = suggestion?.state ?? null;
  const isNothing = suggestion?.text.length === 0;
  useEffect(() => {
    if (state === null || !ENDED.includes(state)) return;
    ended.current();
    if (state === 'FAILED')
      shell.toast({ title: 'An error occurred.', text: 'No suggestion this time. Your credit is back.', status: 'error', position: 'top' });
    if (state === 'FAILED' || isNothing) setId(null);
  }, [state, isNothing, shell]);
  const open = (asked: string) => {
    setWasOpen(true);
    setId(asked);
  };
  return { id, suggestion, wasOpen, open, close: () => setId(null) };
}
