import { useCommand } from '@heartwood/client-kit/commands';
import { SavePresentationDocument, type DeckThemeFragment } from '../../generated/graphql';
import { useEditing } from './editor-context';

/** Another look, for the whole deck or one slide. The content stays where it is. */
export function useThemeCommands() {
  const { model } = useEditing();
  const run = useCommand();
  return {
    /** Slides that had a look of their own have the deck's again. */
    apply: async (theme: DeckThemeFragment) => {
      const before = model.$head.getState();
      const { slides } = model.$state.getState().sync.shown;
      model.headIs({ ...before, theme });
      model.edit(slides.filter(({ themeSlug }) => themeSlug !== undefined)
        .map(({ id }) => ({ op: 'set-slide', slideId: id, set: { themeSlug: null } })));
      const { ok } = await run(
        SavePresentationDocument, 'updatePresentation', { id: before.id, set: { themeId: theme.id } }, { doing: 'changing the theme' });
      if (!ok) model.headIs({ ...model.$head.getState(), theme: before.theme });
    },
    applyToSlide: ({ slug }: DeckThemeFragment, slideId: string) => model.edit([{ op: 'set-slide', slideId, set: { themeSlug: slug } }]),
  };
}
