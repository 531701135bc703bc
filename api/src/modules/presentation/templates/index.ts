import { DECK_TYPES, type DeckType, type PlanFact } from '@heartwood/contract/deck';
import type { Context } from '../../../request/context';
import type { FilledTemplate } from '../presentation-types';
import { readPresentationFacts } from '../read-facts';
import { fillTemplate } from './fill';
import { BLANK_SLIDES, GRANT, INVESTOR_UPDATE, ONE_PAGER, PARTNER_INTRO, SALES, TEAM_UPDATE } from './others';
import type { Template, TemplateSlide } from './parts';
import { PITCH_SLIDES } from './pitch';

export { bindingTo, fillTemplate } from './fill';

const OF_TYPE: Readonly<Record<DeckType, { slides: readonly TemplateSlide[]; description: string }>> = {
  'pitch-deck': { slides: PITCH_SLIDES, description: 'From the problem to the goals, for investors' },
  'one-pager': { slides: ONE_PAGER, description: 'All of it on one slide' },
  'investor-update': { slides: INVESTOR_UPDATE, description: 'What became of it since the last one' },
  'team-update': { slides: TEAM_UPDATE, description: 'Where we go, and what is next' },
  sales: { slides: SALES, description: 'For a first talk with a customer' },
  'partner-intro': { slides: PARTNER_INTRO, description: 'Why you should work together' },
  'grant-application': { slides: GRANT, description: 'What it changes, and who does it' },
  blank: { slides: BLANK_SLIDES, description: 'Start with an empty slide' },
};

/** By type, in the order of the contract; the ids only grow. */
export const TEMPLATES: readonly Template[] = DECK_TYPES.map(([type, name], place) => ({
  id: `7e3e0001-0000-4000-8000-${String(place + 1).padStart(12, '0')}`, type, name, footer: type !== 'blank', ...OF_TYPE[type],
}));

export const BLANK: Template = TEMPLATES.find(({ type }) => type === 'blank')!;

export const findTemplate = (id: string): Template | null => TEMPLATES.find((each) => each.id === id) ?? null;

/** With the words of the company's plan as the viewer may see it; without a company, as they are. Throws FORBIDDEN for outsiders. */
export async function readTemplates(
  context: Context, { type, companyId }: { type?: string | null | undefined; companyId?: string | null | undefined },
): Promise<FilledTemplate[]> {
  const facts = companyId == null ? [] : await readPresentationFacts(context, companyId);
  return TEMPLATES.filter((each) => type == null || each.type === type).map((each) => withImage(each, facts, context.now()));
}

function withImage(template: Template, facts: readonly PlanFact[], now: Date): FilledTemplate {
  const filled = fillTemplate(template, facts, now);
  return { ...filled, image: imageOf(filled.slides) };
}

/** The slides in rows of four, those that the plan fills in full. */
function imageOf(slides: readonly { isFilled: boolean }[]): string {
  const cells = slides.map(({ isFilled }, at) => {
    const [x, y] = [4 + (at % 4) * 40, 4 + Math.floor(at / 4) * 24];
    return `<rect x="${x}" y="${y}" width="36" height="20" rx="2" stroke="#44504a" fill="${isFilled ? '#44504a' : 'none'}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 164 ${4 + Math.ceil(slides.length / 4) * 24}">${cells.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
