import type { ModuleKey } from '@heartwood/contract/domain';

export interface ModuleGuide {
  /** What the module asks. */
  question: string;
  /** How another company answered. */
  example: string;
  /** A fair guess of the time it takes. */
  minutes: number;
}

/** What the modules with a page ask, with an answer to compare with. */
export const MODULE_GUIDES = {
  businessSectors: {
    question: 'Which markets do you sell into? Choose up to five, the one you would name first at the top.',
    example: 'E-commerce & Retail, because shops pay. Logistics & Supply Chain, because crates travel.',
    minutes: 2,
  },
  businessStage: {
    question: 'How far along are you today? Choose the stage you could prove to a stranger.',
    example: 'Early traction: eleven shops pay, and eight of them came back.',
    minutes: 1,
  },
  vision: {
    question: 'What will be different in the world in ten years because your company exists? Describe the picture, not the product.',
    example: '“In ten years nobody in a European city remembers the word parcel waste. Whatever is delivered arrives in something that goes out again tomorrow.”',
    minutes: 15,
  },
  belief: {
    question: 'What do you hold to be true that most of your market does not? Say why you would bet the company on it.',
    example: '“Reuse does not fail because people are lazy. It fails because returning costs them a trip. Make giving back shorter than throwing away and people give back.”',
    minutes: 10,
  },
  values: {
    question: 'What do you keep to when it costs you something? Name three to five values and what each of them rules out.',
    example: '“Plain numbers: we show the bad month too. Rules out: a slide with the axis cut off.”',
    minutes: 15,
  },
  culture: {
    question: 'How do people work here when nobody is looking? Name the habits you would defend in a hard month.',
    example: '“We write it down first. Meetings start with five minutes of reading, and the decision goes in the document, not in the chat.”',
    minutes: 10,
  },
  sdgs: {
    question: 'Which of the United Nations’ goals does your business move, even a little? Choose the ones you can measure.',
    example: '“12, Responsible Consumption: each crate replaces 40 boxes a year. We count the boxes that our shops no longer buy.”',
    minutes: 15,
  },
  skills: {
    question: 'What must your team be able to do in the next year, and who can do it today?',
    example: '“Route planning: Jonas. Food law: nobody yet, so we pay a lawyer by the hour until autumn.”',
    minutes: 10,
  },
  team: {
    question: 'Who builds this with you, and who gives advice? Invite them, so that the plan is not in one head only.',
    example: '“Two founders, a first developer, and Helen as advisor: she ran a depot network for twelve years.”',
    minutes: 5,
  },
} satisfies Partial<Record<ModuleKey, ModuleGuide>>;

export type GuidedKey = keyof typeof MODULE_GUIDES;

export function guideOf(key: ModuleKey): ModuleGuide | null {
  return key in MODULE_GUIDES ? MODULE_GUIDES[key as GuidedKey] : null;
}
