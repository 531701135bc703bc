import { shareSectionTitle, type ShareSection } from '@heartwood/contract/domain';
import type { ShareLinkPartsFragment } from '../../generated/graphql';

export type Link = ShareLinkPartsFragment;

export interface Reading { section: ShareSection; title: string; seconds: number }

/** How long each section is read in one visit, in the order of the page; 0 for one that nobody stayed with. */
export function readingsOf({ sections, readings }: Link): Reading[] {
  return sections.map((section) => {
    const found = readings.find((each) => each.section === section);
    return { section, title: shareSectionTitle(section), seconds: found ? Math.round(found.seconds / found.views) : 0 };
  });
}

/** "Seed investors: Market potential holds them longest". Null while nobody has read. */
export function longestWords(link: Link): string | null {
  const [longest] = readingsOf(link).sort((one, other) => other.seconds - one.seconds);
  return longest && longest.seconds > 0 ? `${link.name}: ${longest.title} holds them longest` : null;
}
