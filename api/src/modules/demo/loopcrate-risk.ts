import type { DemoRisk } from '../risk';
import { AMARA, JONAS, PRIYA, type DemoPerson } from './demo-people';

/** The risk assessment of Loopcrate as the design draws it: nobody looks after the price of energy yet. */
export const LOOPCRATE_RISK: DemoRisk<DemoPerson> = {
  swot: {
    STRENGTH: ['94% of crates return in six days', 'Cost below cardboard from week six', 'Own routing model'],
    WEAKNESS: ['Two cities only', 'One washing depot under contract', 'Jonas is the only engineer'],
    OPPORTUNITY: ['Waste fee rises in 2027', 'Farm shops ask for the same crate'],
    THREAT: ['Rebox gives crates away to chains', 'Energy price at the depots', 'Section 14 is dropped'],
  },
  analyses: [
    {
      title: 'Only one washing depot', from: 'One washing depot under contract', likelihood: 4, impact: 4,
      description: 'Every crate is washed in Wedding. If the line stops, 43 shops get cardboard the next morning.',
      analysis: 'The line stopped twice in April, for 5 and 9 hours. Spare parts come from Graz.',
      actionPlan: 'Sign depot B for Thursday nights as a second line.', responsible: PRIYA, goal: '1,000 trips a day',
    },
    {
      title: 'Deposit law passes without section 14', from: 'Section 14 is dropped', likelihood: 3, impact: 5,
      description: 'Without the exemption for closed loops every crate carries a deposit, and each shop has to keep books on it.',
      actionPlan: 'Ask the association to answer the draft with our loop data before 5 June.', responsible: AMARA, goal: 'Data room ready',
    },
    {
      title: 'Engineer leaves', from: 'Jonas is the only engineer', likelihood: 2, impact: 4,
      description: 'Nobody else can mend the gate readers or the routing model.',
      actionPlan: 'Document the gate firmware, hire a second developer after the round.', responsible: JONAS, goal: 'Team of nine',
    },
    {
      title: 'Energy price doubles', from: 'Energy price at the depots', likelihood: 2, impact: 3,
      description: 'Hot water is a third of what a wash costs.',
    },
  ],
};
