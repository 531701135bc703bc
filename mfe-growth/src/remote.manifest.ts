import { CONTRACT, type ManifestPaletteEntry, type RemoteManifest } from '@heartwood/contract';
import { AREAS, MODULES, TOUR_TARGETS, type GrowthModuleDefinition, type TourTarget } from '@heartwood/contract/domain';
import { areaPath, modulePath } from './module/module-page';
import { COMPANY_OVERVIEW, IDEA_STAGE, FRAMEWORK as HOME, inFramework, INSIGHT, PITCH, SHARED } from './module/places';

/** A module without a place of its own is shown on the home, where its row says what opens it. */
function lineOf({ key, label, area }: (typeof MODULES)[number] & GrowthModuleDefinition): ManifestPaletteEntry {
  const areaLabel = AREAS.find((one) => one.key === area)?.label ?? '';
  return { id: `module:${key}`, label, section: 'Modules', hint: areaLabel, keywords: [areaLabel], path: inFramework(modulePath(key)) };
}

/** Where the tour's elements stand: modules on their own page, the board of advisors on that of the team. */
const placeOf = (target: TourTarget): string => (
  target === 'elevatorPitch' ? HOME + COMPANY_OVERVIEW : inFramework(modulePath(target === 'advisoryBoard' ? 'team' : target))
);

/**
 * What the registry says of this remote before a byte of it is fetched. An area of the growth framework joins the menu
 * together with its page: a link that leads nowhere is worse than none.
 */
export const manifest: RemoteManifest = {
  name: 'growth',
  contract: CONTRACT,
  owner: { squad: 'Growth', contact: 'growth@heartwood.example' },
  pages: [
    { path: HOME, title: 'Growth Framework' }, { path: PITCH, title: 'Overview' }, { path: INSIGHT, title: 'Insight' },
    { path: SHARED, title: 'Shared plan', access: 'public' },
  ],
  slots: [{ name: 'notes-panel@1', beside: 400 }, { name: 'tour@1' }],
  menu: [
    {
      id: 'growth-framework',
      label: 'Growth Framework',
      icon: 'layers',
      path: HOME,
      area: 'business',
      order: 10,
      children: AREAS.flatMap(({ key, label }) => {
        const path = key === 'ideaStage' ? IDEA_STAGE : areaPath(key);
        return path === null ? [] : [{ label, path: HOME + path, growthArea: key }];
      }),
      bottom: { label: 'Business', order: 20 },
      go: 'h',
    },
    {
      id: 'overview',
      label: 'Overview',
      icon: 'overview', path: PITCH, area: 'business', order: 40,
    },
  ],
  tools: [{ id: 'notes', label: 'Notes', icon: 'notes', slot: 'notes-panel@1', order: 10 }],
  keys: [
    {
      heading: 'Growth framework',
      rows: [
        { label: 'Open the next module (growth home)', keys: ['n'] },
        { label: 'Previous or next module', keys: ['[', ']'] },
        { label: 'Save now', keys: ['Mod+Enter'] },
        { label: 'Mark as done', keys: ['d'] },
        { label: 'New note, while notes are open', keys: ['Mod+Shift+N'] },
      ],
    },
  ],
  tour: TOUR_TARGETS.map((target) => ({ target, path: placeOf(target) })),
  palette: [
    { id: 'growth:notes', label: 'Notes', slot: 'notes-panel@1', keywords: ['write down', 'new note', 'folders', 'notebook'] },
    ...MODULES.map(lineOf),
    {
      id: 'growth:share', label: 'Share the company by a link', path: `${PITCH}?share=links`,
      keywords: ['investors', 'send', 'public link', 'passcode', 'who viewed'],
    },
    { id: 'growth:tour', label: 'Guided tour', slot: 'tour@1', keywords: ['help', 'how does it work', 'introduction', 'walk through'] },
    {
      id: 'growth:insight', label: 'Insight', path: INSIGHT,
      keywords: ['visits', 'visitors', 'followers', 'statistics', 'analytics', 'share views', 'numbers'],
    },
    {
      id: 'growth:overview', label: 'Company overview', path: HOME + COMPANY_OVERVIEW,
      keywords: ['elevator pitch', 'company facts', 'all modules', 'matrix', 'investment', 'customer segments'],
    },
  ],
};
