import {
  band, body, caption, content, contentSlide, kicker, MAIN, metric, said, textSlide, title, type TemplateSlide,
} from './parts';
import {
  comparisonSlide, coverSlide, DIFFERENCE, goalsSlide, PROBLEM, revenueSlide, RISKS, SOLUTION, teamSlide, tractionSlide,
} from './pitch';

export const ONE_PAGER: readonly TemplateSlide[] = [{
  name: 'One pager', layout: 'grid', needs: ['overallProblem.text', 'overallSolution.text'],
  notes: 'It is read without you: no sentence that needs you beside it.',
  parts: [
    kicker('{company.name}'),
    title(said('company.oneLine', 'What you do, for whom, in one line'), [96, 130, 1408, 110]),
    band([96, 270, 680, 250], 'soft'), band([824, 270, 680, 250], 'soft'),
    caption([128, 290, 616, 40], 'Problem'),
    body([128, 334, 616, 170], said('overallProblem.text', 'What goes wrong today, and for whom.'), { size: 66 }),
    caption([856, 290, 616, 40], 'Solution'),
    body([856, 334, 616, 170], said('overallSolution.text', 'What you do about it.'), { size: 66 }),
    metric([96, 560, 420, 130], 'sam.value', 'Market we can reach'),
    metric([560, 560, 420, 130], 'revenue.price', 'Price'),
    metric([1024, 560, 480, 130], 'comparison.count', 'Compared with'),
    body([96, 716, 1408, 100], said('marketStrategy.text', 'How customers come to you.'), { size: 66, tone: 'muted' }),
  ],
}];

export const INVESTOR_UPDATE: readonly TemplateSlide[] = [
  coverSlide('Investor update', 'One line for who forgot you since the last update.'),
  tractionSlide,
  revenueSlide,
  goalsSlide,
  {
    name: 'Ask', layout: 'quote', needs: ['risk.text'], notes: 'One thing that they can do this week.',
    parts: [
      kicker('Ask'), title('How you can help'),
      body(MAIN, 'One introduction, one answer, one hire: write the one thing that readers of this can do for you this week.', {
        size: 120,
      }),
    ],
  },
];

export const TEAM_UPDATE: readonly TemplateSlide[] = [
  textSlide(
    'Vision', 'Where we are going', 'vision.text', 'Write the vision in Foundation, and it stands here.',
    'Say it as if to somebody on their first day.',
  ),
  tractionSlide,
  contentSlide('Market goals', 'What we do until then', {
    block: 'goals', path: 'marketGoals.goals', prompt: 'Set goals with days on your timeline.', notes: 'Who does which, by name.',
  }),
  contentSlide('Culture', 'How we work together', {
    block: 'table', path: 'culture.table', prompt: 'Write the habits of your culture in Foundation.',
    notes: 'One example of each from this month.',
  }),
  contentSlide('Team and advisors', 'Who takes what from here', {
    block: 'team', path: 'team.people', prompt: 'Invite your team, and their faces stand here.',
    notes: 'Ask each of them what is done by the next time.',
  }),
];

export const SALES: readonly TemplateSlide[] = [
  coverSlide('For our customers', 'Ask them first what they know of you.'), PROBLEM, SOLUTION, comparisonSlide,
  {
    name: 'Revenue', layout: 'aside', needs: ['revenue.price'], notes: 'Say the price, then stop.',
    parts: [
      kicker('Price'), title({ with: 'It costs {revenue.price}', else: 'What it costs' }),
      content([96, 330, 1408, 320], 'table', 'revenue.table', 'List what customers pay for, how much and how often.'),
      body([96, 690, 1408, 110], 'Write the next step here: a trial, a visit, a date.', { tone: 'accent' }),
    ],
  },
];

export const PARTNER_INTRO: readonly TemplateSlide[] = [
  coverSlide('For our partners', 'Say why you came to them and to nobody else.'), PROBLEM, SOLUTION,
  {
    name: 'Customer segments', layout: 'head', needs: ['customerSegment.table'], notes: 'Their customers, and yours: where do they meet?',
    parts: [
      kicker('What we share'), title('Whom we both serve'),
      content([96, 330, 1408, 380], 'table', 'customerSegment.table', 'Name the customers that you share.'),
      body([96, 730, 1408, 80], 'Write what each of you brings, and what each gets.', { tone: 'muted' }),
    ],
  },
];

export const GRANT: readonly TemplateSlide[] = [
  coverSlide('Grant application', 'The name of the programme, and of the call.'), PROBLEM, SOLUTION,
  textSlide(
    'Sustainable development goals', 'What it changes beyond us', 'sdgs.text', 'Say which goals you serve, and how you will measure it.',
    'A number for each goal.',
  ),
  DIFFERENCE,
  contentSlide('Business model', 'How it pays for itself afterwards', {
    block: 'canvas', path: 'canvas.fields', prompt: 'Fill the business model, and it stands here.',
    notes: 'It goes on when the grant ends: say how.',
  }),
  teamSlide, RISKS,
];

export const BLANK_SLIDES: readonly TemplateSlide[] = [
  { name: 'Slide', layout: 'head', needs: [], notes: '', parts: [title('')] },
];

