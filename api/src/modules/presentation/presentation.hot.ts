import { COMPANY_ID, idOf, ROW_ID, USER_ID, type HotReads } from '../../testing/hot-reads';
import { DECK_FACTS, DECK_FACTS_KEYS } from './plan-source';
import {
  COMMENTS, COMPANY_THEME, DECK_VISITORS, ONE_PRESENTATION, PATCHES_SINCE, PRESENTATION_BY_KEY, PRESENTATION_FACE, PRESENTATIONS, VERSIONS,
} from './presentation.queries';
import { DECK_FOR_ALL } from './read-shared-deck';

/** The first of the company that is asked for. */
const DECK_ID = '0a000000-0000-4000-8000-000000005001';
const PARTS =
  `7e3e0000-0000-4000-8000-000000000001', 1, '{"showsSource":true,"showsNumber":true,"footer":""}', '{slide-01}', '{"slide-01":{}}`;

export const PRESENTATION_HOT: HotReads = {
  rows: [
    `insert into presentation (id, company_id, type, title, search_text, bytes, theme_id, schema_version, settings, slide_order, slides, view_key)
    select ${ROW_ID}, ${idOf('company', 'n')}, 'pitch-deck', 'Deck ' || m, 'deck ' || m, 20, '${PARTS}', 'key' || m
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
    `insert into presentation_patch (presentation_id, patch_id, revision, ops, refused, at)
    select ${ROW_ID}, ${ROW_ID}, m, '[{}]', '[]', now()
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
    `insert into presentation_version (id, presentation_id, revision, title, theme_id, schema_version, settings, slide_order, slides, at)
    select ${ROW_ID}, ${ROW_ID}, m, 'Deck', '${PARTS}', now()
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
    `insert into presentation_comment (id, company_id, presentation_id, author_id, message)
    select ${ROW_ID}, ${idOf('company', 'n')}, ${ROW_ID}, ${idOf('user', 'n')}, 'x'
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
    `insert into company_theme (company_id, ground, accent, font)
    select ${idOf('company', 'n')}, '#103127', '#ff8a52', 'Montserrat'
    from generate_series(1, 1000) n`,
  ],
  reads: [
    [PRESENTATIONS, [COMPANY_ID, USER_ID, 51, null, null, null, null]],
    [PRESENTATIONS, [COMPANY_ID, USER_ID, 51, '2026-05-22T10:00:00Z', DECK_ID, 'deck', 'pitch-deck']],
    [ONE_PRESENTATION, [DECK_ID, USER_ID]],
    [PRESENTATION_FACE, [DECK_ID, USER_ID]],
    [PRESENTATION_BY_KEY, [DECK_ID, 'key1']],
    [PATCHES_SINCE, [DECK_ID, 2, 500]],
    [VERSIONS, [DECK_ID, USER_ID, 51, null]],
    [COMMENTS, [DECK_ID, USER_ID, 51, null, null, null]],
    [COMMENTS, [DECK_ID, USER_ID, 1, null, null, DECK_ID]],
    [DECK_VISITORS, [DECK_ID]],
    [COMPANY_THEME, [COMPANY_ID]],
    [DECK_FACTS, [COMPANY_ID, DECK_FACTS_KEYS]],
    [DECK_FOR_ALL, [COMPANY_ID, DECK_FACTS_KEYS, DECK_ID]],
  ],
};
