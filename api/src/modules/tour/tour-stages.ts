import type { TourTarget } from '@heartwood/contract/domain';

export type TourStepType = 'ELEMENT' | 'PAGE';
export type TourRoute = '/foundation' | '/business-model' | '/overview';

/** One card of the tour. A PAGE stands in the middle of its page and has the steps beside elements below it. */
export interface TourStep {
  /** One of its kind in the tour. */
  key: string;
  type: TourStepType;
  /** Below /app/growth-framework. */
  route: TourRoute;
  /** Of the route. */
  params: { module: string } | null;
  /** The element it stands beside; for a page the first of it. */
  target: TourTarget;
  /** Key of the step it stands below. */
  parent: string | null;
  title: string;
  descriptions: readonly string[];
  /** How long its module takes, as it is shown. */
  time: string;
  /** From the upper edge of what is seen to the element, negative, in px: how far the page is scrolled. */
  offset: number;
  position: 'right-start' | 'top';
  steps: readonly TourStep[];
}

export interface TourStage {
  /** Also the group of who is in it. */
  id: 'idea' | 'business-ready';
  stage: 1 | 2;
  title: 'Idea' | 'Business Ready';
  time: '10 mins';
  descriptions: readonly string[];
  steps: readonly TourStep[];
}

type Below = Pick<TourStep, 'target' | 'title' | 'offset' | 'position'> & Partial<Pick<TourStep, 'params'>> & { text: string };

function page(route: TourRoute, key: string, { title, text, target, time, below }: {
  title: string; text: string; target: TourTarget; time: string; below: readonly Below[];
}): TourStep {
  return {
    key, type: 'PAGE', route, params: null, target, parent: null, title, descriptions: [text], time: '5 mins', offset: -250,
    position: 'top',
    steps: below.map(({ text: words, ...step }) => ({
      key: step.target, type: 'ELEMENT', route, params: { module: step.target }, parent: key, descriptions: [words], time, steps: [],
      ...step,
    })),
  };
}

/** The two stages of the tour. Specification, section 9: times of stages and steps, offsets and positions. */
export const TOUR_STAGES: readonly TourStage[] = [
  {
    id: 'idea', stage: 1, title: 'Idea', time: '10 mins',
    descriptions: ['Why the company exists, how it works and who does it: seven modules of the foundation.'],
    steps: [
      page('/foundation', 'foundation', {
        title: 'Start with the foundation', target: 'vision', time: '00:35mins',
        text: 'Each line of this area is one module. It asks one question, and its segment stays hollow until you mark it as done.',
        below: [
          {
            target: 'vision', title: 'Vision', offset: -250, position: 'right-start',
            text: 'What is different in the world once you have succeeded? One sentence that a stranger understands is enough to begin.',
          },
          {
            target: 'belief', title: 'Belief', offset: -260, position: 'right-start',
            text: 'What do you hold to be true that others don’t yet? It tells partners and investors why you see what they miss.',
          },
          {
            target: 'values', title: 'Values', offset: -270, position: 'right-start',
            text: 'What you would not do, even for money. Three that decide something are better than ten that please everybody.',
          },
          {
            target: 'culture', title: 'Culture', offset: -280, position: 'right-start',
            text: 'How people work here when nobody is looking. Write habits, not wishes: somebody new should be able to copy them.',
          },
          {
            target: 'sdgs', title: 'Sustainable development goals', offset: -300, position: 'right-start',
            text: 'Choose the goals your company really moves, and say how you would notice. Funders ask for it early.',
          },
          {
            target: 'skills', title: 'Skills', offset: -310, position: 'right-start',
            text: 'What you need to be good at, and who is. A hollow line here is your next hire.',
          },
          {
            target: 'team', title: 'Team', offset: -330, position: 'right-start',
            text: 'Invite the people who build it with you. Each gets a role and sees only what you share.',
          },
          {
            target: 'advisoryBoard', params: { module: 'team' }, title: 'Advisory board', offset: -350, position: 'top',
            text: 'Who do you call before a big decision? Advisors are members too, with access of their own.',
          },
        ],
      }),
    ],
  },
  {
    id: 'business-ready', stage: 2, title: 'Business Ready', time: '10 mins',
    descriptions: ['What you solve, for whom, and how you say it in half a minute.'],
    steps: [
      page('/business-model', 'business-model', {
        title: 'The business model', target: 'overallProblem', time: '5 mins',
        text: 'Nine modules say how the company creates value and earns money. They are tied together: a customer stands behind a price, a partner behind a cost.',
        below: [
          {
            target: 'overallProblem', title: 'Overall problem', offset: -250, position: 'right-start',
            text: 'Whose day goes wrong today, how often, and what does it cost them? Use words your customers used.',
          },
          {
            target: 'overallSolution', title: 'Overall solution', offset: -270, position: 'right-start',
            text: 'What they get instead, and why it is better than what they do now. No features yet.',
          },
          {
            target: 'customerSegment', title: 'Target audience', offset: -290, position: 'right-start',
            text: 'Who pays, who uses it, and what they would give for it. Channels, prices and the market are built on these segments.',
          },
        ],
      }),
      page('/overview', 'overview', {
        title: 'The overview', target: 'elevatorPitch', time: '5 mins',
        text: 'Facts of the company and all 28 modules on one page. This is what you look at before a meeting.',
        below: [
          {
            target: 'elevatorPitch', params: null, title: 'Elevator pitch', offset: -250, position: 'top',
            text: 'Your company in half a minute. Write it last, read it aloud, and leave out what you would skip.',
          },
        ],
      }),
    ],
  },
];

/** How many cards a stage has: its pages, and what stands below them. */
export const stepsOf = ({ steps }: TourStage): readonly TourStep[] => steps.flatMap((step) => [step, ...step.steps]);
