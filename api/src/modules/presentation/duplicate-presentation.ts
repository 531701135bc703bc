import { DECK_VERSION, type Slide } from '@heartwood/contract/deck';
import type { Context } from '../../request/context';
import { checkTitle, insertPresentation } from './create-presentation';
import { enterPresentation } from './enter-presentation';
import { isWithheld } from './withheld';

/**
 * A copy, with what its maker does not see left out: a block that says nothing would stay empty for ever. The same `newId` twice is one.
 * Throws FORBIDDEN, LOCKED, INVALID.
 */
export async function duplicatePresentation(
  context: Context, { id, newId, title }: { id: string; newId: string; title?: string | null | undefined },
): Promise<string> {
  await context.db.transaction(async (tx) => {
    const {
      companyId, type, themeId, settings, order, slides, hidden, ...entered
    } = await enterPresentation(tx, context, id, { slideIds: null });
    const copied = order.flatMap((each): Slide[] => {
      const slide = slides[each];
      return slide
        ? [{ ...slide, rev: 1, blocks: slide.blocks.filter((block) => !isWithheld(block, hidden)).map((block) => ({ ...block, rev: 1 })) }]
        : [];
    });
    await insertPresentation(tx, context, {
      id: newId, companyId, type, themeId, title: checkTitle(title ?? `Copy of ${entered.title}`.slice(0, 200)),
      deck: { version: DECK_VERSION, settings, slides: copied },
    });
  });
  return newId;
}
