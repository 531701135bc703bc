import type { AreaGuides } from './module-guide';

export const RISK_ASSESSMENT_GUIDES: AreaGuides<'riskAssessment'> = {
  swot: {
    question: 'What could carry the plan, and what could break it?',
    minutes: 20,
    guidance: 'Strengths and weaknesses lie within the company, opportunities and threats outside; one line each, with a number where ' +
      'you have one. For the weaknesses, ask somebody who left you or bought elsewhere. A line that would fit any company, such as ' +
      '“motivated team”, can go.',
    examples: {
      product: 'Strength: 96% of crates return. Weakness: one courier drives everything. Opportunity: the city taxes single-use ' +
        'packaging from January. Threat: the parcel service tries a box of its own.',
      software: 'Strength: eight years on a ward. Weakness: one person writes all the code. Opportunity: from next year homes must prove ' +
        'rest times. Threat: the payroll office could build a plan itself.',
      local: 'Strength: the only warm bread after five. Weakness: an oven of 22 years. Opportunity: 240 flats are being built behind the ' +
        'station. Threat: the chain has asked for the shop on the corner.',
    },
  },
  riskAnalysis: {
    question: 'Which of these could stop you, how likely is it, and who does what before it happens?',
    minutes: 20,
    guidance: 'Rate likelihood and impact from 1 to 5, then write one action that lowers the risk and who does it. Take your weaknesses ' +
      'and threats one by one and imagine the next morning. “We watch the market” is no action: say what will be done, and by when.',
    examples: {
      product: 'The courier gives notice: likelihood 2, impact 5. Until June Lena drives one tour a week with a second courier, so that ' +
        'somebody else knows every door.',
      software: 'A wrong rule of ours makes a home plan an illegal shift: 3 and 4. A labour lawyer signs every rule before it goes out, ' +
        'and Dana can take one back for all homes within an hour.',
      local: 'The oven fails before Christmas: 3 and 5. The vocational school lets us bake there at night, two days after a call; my ' +
        'sister has it in writing until January.',
    },
  },
};
