import { behind, embedded, forget, forgetting, type LoadedList } from '@heartwood/client-kit/cache';
import { afterCommands, createClient, type RemoteClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { cacheExchange, type UpdateResolver } from '@urql/exchange-graphcache';
import { DeckCommentsDocument, DeckVersionsDocument, PresentationsDocument, type CompanyEventsSubscription } from '../generated/graphql';

const askForDecks = forgetting('presentations');
const askForComments = forgetting('presentationComments');

/** The next page of a list goes behind what is loaded. */
const next = (
  document: typeof PresentationsDocument | typeof DeckVersionsDocument | typeof DeckCommentsDocument, field: string,
): UpdateResolver => (
  (result, { after, ...variables }, cache) => {
    if (after == null) return;
    cache.updateQuery({ query: document as typeof PresentationsDocument, variables: variables as never }, (data) => {
      const lists = data as unknown as Record<string, LoadedList> | null;
      const list = lists?.[field];
      if (!lists || !list) return data;
      return {
        ...lists, [field]: behind(list, result[field] as unknown as LoadedList, after, (node) => (node as { id: string }).id),
      } as never;
    });
  });

export function createRemoteClient(shell: Shell): RemoteClient {
  // Entities by id; what lives inside its answer has no key of its own.
  const cache = cacheExchange({
    keys: {
      GrowthFramework: (framework) => String(framework.companyId),
      CompanyTheme: (theme) => String(theme.companyId),
      Team: (team) => String(team.companyId),
      PlanFact: embedded,
      CompanyEvent: embedded,
      CompanyThemePayload: embedded,
      DeckExportPayload: embedded,
      PatchPresentationPayload: embedded,
      PlanExportPayload: embedded,
      PresentationCommentPage: embedded,
      PresentationCommentPayload: embedded,
      PresentationPage: embedded,
      PresentationPayload: embedded,
      PresentationStep: embedded,
      PresentationTemplateSlide: embedded,
      PresentationVersionPage: embedded,
      PresentationVisitor: embedded,
      RefusedStep: embedded,
      SectionReading: embedded,
      ShareLinkPayload: embedded,
      ShareStep: embedded,
      ShareVisitor: embedded,
      UserError: embedded,
    },
    updates: {
      Query: {
        presentations: next(PresentationsDocument, 'presentations'),
        presentationVersions: next(DeckVersionsDocument, 'presentationVersions'),
        presentationComments: next(DeckCommentsDocument, 'presentationComments'),
      },
      Mutation: {
        createPresentation: askForDecks,
        duplicatePresentation: askForDecks,
        deletePresentation: askForDecks,
        updatePresentation: (_result, { set }, store) => {
          if ((set as { isDeleted?: boolean }).isDeleted === false) forget(store, 'presentations');
        },
        restorePresentationVersion: forgetting('presentationVersions'),
        addPresentationComment: askForComments,
        deletePresentationComment: askForComments,
        restorePresentationComment: askForComments,
        saveCompanyTheme: forgetting('presentationThemes', 'companyTheme'),
      },
      Subscription: {
        companyEvents: (result, _variables, store) => {
          const { type } = (result as CompanyEventsSubscription).companyEvents;
          if (type === 'PRESENTATION_CHANGED') forget(store, 'presentations');
          if (type.startsWith('MODULE') || type.startsWith('GOAL') || type.startsWith('TEAM')) forget(store, 'presentationTemplates');
          if (!type.startsWith('COMMENT') && type !== 'PRESENTATION_CHANGED') forget(store, 'presentationFacts');
        },
        presentationStream: (result, _variables, store) => {
          if ((result as { presentationStream: { type: string } }).presentationStream.type === 'COMMENTS')
            forget(store, 'presentationComments');
        },
      },
    },
  });
  return createClient(shell, { remote: 'presentation', cache, beforeCache: afterCommands('Presentations') });
}
