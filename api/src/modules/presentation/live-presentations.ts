import { MODULES } from '@heartwood/contract/domain';
import { defineRows, type ModuleRow } from '../growth';
import { canCommentOnDecks, canEditDecks, isDecksOpen } from './presentation.policy';
import { PRESENTATION_JSON } from './presentation.queries';
import type { PresentationRow } from './presentation-types';
import { viewPresentation } from './read-presentation';

/** A company's presentations in its stream, to all its members; without what stands on their slides. */
defineRows<PresentationRow & ModuleRow>({
  type: 'Presentation', list: 'presentations', modules: [], isUnversioned: true,
  sql: {
    from: (company) => `from presentation p join company c on c.id = p.company_id where p.company_id = ${company} and not p.is_deleted`,
    id: 'p.id::text', key: "''", order: 'p.id', row: PRESENTATION_JSON, kept: "json_build_object('id', p.id)",
  },
  view: (row, { standing, plan, sees }) => {
    const isOpen = isDecksOpen(plan);
    return viewPresentation(null, { ...row, cover: null }, {
      canEdit: canEditDecks(standing) && isOpen, canComment: canCommentOnDecks(standing) && isOpen, isLocked: !isOpen,
      seesViewKey: canEditDecks(standing),
      hidden: new Set(MODULES.flatMap(({ key }) => (sees(key) ? [] : [key]))),
    });
  },
  words: (kept) => ({ id: String(kept['id']), label: '', text: '' }),
  restore: () => Promise.resolve(),
});
