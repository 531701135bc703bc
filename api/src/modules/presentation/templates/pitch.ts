import { body, caption, content, contentSlide, HALF, kicker, metric, rule, said, textSlide, title, type TemplateSlide } from './parts';

export const coverSlide = (line: string, notes: string): TemplateSlide => ({
  name: 'Company', layout: 'title', needs: ['company.oneLine'], notes,
  parts: [
    caption([96, 84, 1408, 44], line),
    title('{company.name}', [96, 300, 1240, 130]),
    rule(450),
    body([96, 486, 1120, 160], said('company.oneLine', 'Say in one line what you do and for whom.'), { size: 130 }),
  ],
});

const marketSlide: TemplateSlide = {
  name: 'Market potential', layout: 'halves', needs: ['tam.value', 'sam.value'],
  notes: 'Start with one customer and what they spend. Then multiply, and let them do it with you.',
  parts: [
    kicker('Market potential'),
    title({ with: 'The market we can reach spends {sam.value} a year', else: 'How large is the market you can reach?' }),
    content(HALF, 'chart', 'market.nested', 'Work out TAM, SAM and SOM in Market potential, and the circles draw themselves.'),
    metric([844, 340, 660, 130], 'tam.value', 'TAM', { with: '{tam.customers}', else: 'Everybody who could buy' }),
    metric([844, 490, 660, 130], 'sam.value', 'SAM', { with: '{sam.customers}', else: 'Those you can reach' }),
    metric([844, 640, 660, 130], 'som.value', 'SOM', { with: '{som.customers}', else: 'Those you will win first' }, 'accent'),
  ],
};

const somSlide: TemplateSlide = {
  name: 'SOM', layout: 'aside', needs: ['som.value'], notes: 'Say which customers come first, and why they come to you.',
  parts: [
    kicker('Where we start'),
    title({ with: 'We go for {som.value} first', else: 'Which part of the market do you win first?' }),
    metric([96, 350, 560, 180], 'som.value', 'SOM, a year', { with: '{som.customers}', else: '' }, 'accent'),
    body([720, 350, 784, 440], said('customerSegment.text', 'Name the customers of the first two years, and why they come to you.')),
  ],
};

export const revenueSlide: TemplateSlide = {
  name: 'Revenue', layout: 'head', needs: ['revenue.price'], notes: 'One price, one customer, one month. Then the rest.',
  parts: [
    kicker('Business model'),
    title({ with: 'We earn {revenue.price}', else: 'How do you earn money?' }),
    content([96, 330, 1408, 340], 'table', 'revenue.table', 'List what customers pay for, how much and how often.'),
    caption([96, 700, 1408, 80], said('revenue.text', 'Say who pays, and what it costs you to serve them.')),
  ],
};

export const teamSlide = contentSlide('Team and advisors', 'Who does it', {
  block: 'team', path: 'team.people', prompt: 'Invite your team, and their faces stand here.',
  notes: 'Not what they studied: what they have done that makes this likely.',
});

export const goalsSlide = contentSlide('Market goals', 'What comes next', {
  block: 'goals', path: 'marketGoals.goals', prompt: 'Set goals with days on your timeline.',
  notes: 'Say what the money is for, by these days.',
});

export const tractionSlide = contentSlide('Traction', 'What we have reached', {
  block: 'goals', path: 'traction.goals', prompt: 'Goals that you achieve stand here with their days.',
  notes: 'Dates and numbers, no adjectives.',
});

export const comparisonSlide: TemplateSlide = {
  name: 'Comparison', layout: 'head', needs: ['comparison.table'],
  notes: 'Nobody believes that there is no competition. Say what each does well.',
  parts: [
    kicker('Competition'),
    title({ with: '{comparison.takeaway}', else: 'Why customers choose you' }),
    content([96, 330, 1408, 460], 'table', 'comparison.table', 'Name whom customers compare you with, and what each does well.'),
  ],
};

const partnersSlide = contentSlide('Key partners', 'Who works with us', {
  block: 'logos', path: 'keyPartners.logos', prompt: 'Name the partners without whom it does not work.',
  notes: 'Say what each brings, and what is signed.',
});

export const PROBLEM = textSlide(
  'Overall problem', 'What goes wrong today', 'overallProblem.text', 'Tell of one person, one day, and what it costs them.',
  'Tell of one customer by name. Stop after the number.',
);
export const SOLUTION = textSlide(
  'Overall solution', 'What we do about it', 'overallSolution.text', 'Say what the customer does on the first day, and what is different.',
  'Show it rather than explain it: bring one along.',
);
const STRATEGY = textSlide(
  'Go-to-market strategy', 'How customers come to us', 'marketStrategy.text', 'Say how the next ten customers come, then the next hundred.',
  'The next ten customers by name, the next hundred by channel.',
);
export const RISKS = textSlide(
  'Risk analysis', 'What could go wrong, and what we do then', 'riskAnalysis.text',
  'Name the two risks that could end it, and what you do about each.',
  'Name them before you are asked.',
);
export const DIFFERENCE = textSlide(
  'Point of differentiation', 'What others cannot copy soon', 'pointOfDifferentiation.text', 'Say what you have that takes others years.',
  'One thing, not five.',
);

export const PITCH_SLIDES: readonly TemplateSlide[] = [
  coverSlide('Pitch deck', 'Say who you are and for whom you do it. Ten seconds.'), PROBLEM, SOLUTION, marketSlide, somSlide, revenueSlide,
  comparisonSlide, STRATEGY, partnersSlide, teamSlide, RISKS, goalsSlide,
];
