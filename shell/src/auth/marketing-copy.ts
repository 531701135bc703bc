import { MODULES, openModules } from '@heartwood/contract/domain';
import { FREE_PEOPLE } from '../plan/free-people';

export interface MarketingCopy {
  title: string;
  lead: string;
  points?: readonly { title: string; text: string; isSolid?: boolean }[];
  sections?: readonly { title: string; text: string }[];
}

/** The words of the marketing pages, by the last part of their path. */
export const pages = {
  about: {
    title: 'We turn a hollow idea into a solid company.',
    lead: 'Heartwood is the dense wood in the middle of a tree: the part that carries. We build the tool that shows a founder how much of the company carries already, and what to do next.',
    points: [
      { title: 'One honest number', text: 'Twenty-eight modules, done or not done. No score that flatters, no badge for logging in.' },
      {
        title: 'Written together',
        text: 'A plan that one person keeps in a drawer is a guess. Every module can be given to the one who knows.',
      },
      {
        title: 'Assumptions in the open',
        text: 'Each answer names what it rests on and how it will be tested, so that a wrong one is found early.',
      },
      { title: 'Yours to take along', text: 'What you write belongs to your company, and only the people you have chosen can read it.' },
    ],
  },
  features: {
    title: 'Everything a young company has to answer, in one place.',
    lead: `Start with the vision, end with a plan that a stranger can follow. The free plan opens ${openModules('Free')} of the ${MODULES.length} modules, for ${FREE_PEOPLE}.`,
    points: [
      {
        title: 'Growth framework',
        text: 'Foundation, business model, competition, market potential, risk, idea stage and market plan, with a question and an example in each module.',
      },
      {
        title: 'Company level', text: 'From Not robust to Solid: the ring fills with every finished module and everybody sees it at once.',
      },
      { title: 'Team and advisors', text: 'Invite people with edit, view or custom access, give them modules, and decide who sees what.' },
      {
        title: 'Assumption tests',
        text: 'Note what you believe, how you will find out, and what came of it, next to the answer it belongs to.',
      },
      { title: 'Comments where the work is', text: 'Talk about a module on its own page and mention the person whose answer you need.' },
      { title: 'Quiet and quick', text: 'Saves while you write, works with the keyboard alone, in light and dark, on the phone too.' },
    ],
  },
  future: {
    title: 'A vibrant future is built one segment at a time.',
    lead: 'We think more good companies would exist if the first year were less lonely. That is where Heartwood is going.',
    points: [
      {
        title: 'Founders who find each other', text: 'A community next to the plan: posts, events and messages between people who build.',
        isSolid: false,
      },
      {
        title: 'Plans that turn into days', text: 'Goals, phases and milestones on a timeline that follows from what the plan says.',
        isSolid: false,
      },
      {
        title: 'A story for investors', text: 'Presentations that read from the plan, so that the deck never disagrees with it.',
        isSolid: false,
      },
      {
        title: 'Work that lasts',
        text: 'The United Nations’ goals are part of the framework: what a company leaves behind belongs to how solid it is.',
        isSolid: true,
      },
    ],
  },
  terms: {
    title: 'Terms.',
    lead: 'What you may expect of Heartwood and what it expects of you, without small print.',
    sections: [
      {
        title: 'Your account',
        text: 'You need to be the owner of the email address you sign up with, and you keep your password to yourself. One account is one person.',
      },
      {
        title: 'Your content',
        text: 'Everything you write or upload stays yours. You let us store it and show it to the people you have chosen, and nothing more.',
      },
      {
        title: 'Fair use',
        text: 'Do not use Heartwood to harm others, to send mail nobody asked for, or to get at what others have not shared with you.',
      },
      { title: 'The end', text: 'You can stop at any time. We may close an account that breaks these terms, and say why.' },
    ],
  },
  privacy: {
    title: 'Privacy notice.',
    lead: 'Which data Heartwood keeps, what for, and for how long.',
    sections: [
      {
        title: 'What is kept',
        text: 'Your name, email address, a password that cannot be read back, what you add to your profile, and what you write in your companies.',
      },
      {
        title: 'What for',
        text: 'To show your work to you and to the people you work with, and to send the mails you have asked for: confirmations, invitations, new passwords.',
      },
      {
        title: 'Who sees it',
        text: 'Members of your companies see your name and photo. Members see a module when its visibility includes them. Nobody sells it.',
      },
      {
        title: 'On your device',
        text: 'The browser keeps your sign-in, the look you chose and drafts that were not sent yet. Logging out removes the sign-in and the drafts.',
      },
    ],
  },
} as const satisfies Record<string, MarketingCopy> as Record<'about' | 'features' | 'future' | 'terms' | 'privacy', MarketingCopy>;

export type MarketingPageName = keyof typeof pages;
