import type { AreaGuides } from './module-guide';

export const BUSINESS_MODEL_GUIDES: AreaGuides<'businessModel'> = {
  overallProblem: {
    question: 'What goes wrong today, for whom, and what does it cost them? Write it so that they would nod.',
    minutes: 15,
    guidance: 'Say who has the problem, how often, and what one time costs in money, hours or nerves. Watch five people on the day it ' +
      'happens and write down their words. If your product is in the sentence (“there is no app for this”), you have written the ' +
      'solution.',
    examples: {
      product: 'A shoe shop that delivers in its own city sends 18 boxes a day at €1.30 each. Its customers break them up in the ' +
        'stairwell, and a third of all complaints are about rubbish, not about shoes.',
      software: 'A head of nursing spends eleven hours a month on the shift plan and rewrites it after each sick call. Last spring two ' +
        'nurses left over a weekend that had been promised to them.',
      local: 'After six in the evening nobody near the station can buy fresh bread. People on their way home take a sliced loaf, and one ' +
        'in three told us that half of it is thrown away.',
    },
  },
  overallSolution: {
    question: 'What do you do about it, and what is better for the customer from the first day?',
    minutes: 15,
    guidance: 'Say what the customer does, what you do, and what they no longer have to do. Tell it to somebody who has the problem and ' +
      'ask them to repeat it: what they leave out is not clear yet. Skip the list of features; one change they notice on the first day ' +
      'is stronger.',
    examples: {
      product: 'The crate comes with the order and leaves with the next delivery. The shop buys no boxes, the customer flattens nothing, ' +
        'and a trip costs 20 cents less than cardboard.',
      software: 'The head of nursing states the rules once: who works with whom, who has children, how many nights. The plan for four ' +
        'weeks is there in a minute, and a free shift is offered to those who want it.',
      local: 'A second batch leaves the oven at half past five. You order by noon, and the bread waits with your name on it until eight. ' +
        'Nothing is baked that nobody asked for.',
    },
  },
  customerSegment: {
    question: 'Who has this problem often enough to pay for it? Name groups you could visit next week.',
    minutes: 15,
    guidance: 'A good segment is one you could write a list of: the same problem, the same person who decides, the same place to meet ' +
      'them. Talk to five of each and keep those who spend money or hours on the problem already. “Small businesses” is no segment, ' +
      'because it has no door to knock on.',
    examples: {
      product: 'Shoe and wine shops with their own delivery, 10 to 40 parcels a day inside one city. The owner decides, and is in the ' +
        'shop before ten. Our two cities have 140 of them.',
      software: 'Care homes with 40 to 120 beds that belong to no chain. The head of nursing decides alone up to €300 a month. Chains ' +
        'come later: their buying takes a year.',
      local: 'Commuters who pass the station after half past five: 900 on an evening, counted on three Tuesdays. And six cafés that want ' +
        'the same rolls every morning at seven.',
    },
  },
  channels: {
    question: 'How does a customer hear of you, try it and get the next delivery?',
    minutes: 15,
    guidance: 'Say of each channel what it does (makes you known, lets people try, brings the next order) and what one customer through ' +
      'it costs. Ask your last ten customers how they first heard of you. Five channels at once teach you nothing: stay with one until ' +
      'you know its price.',
    examples: {
      product: 'The courier: he stands in the shop every morning and gets €50 for one that signs. Eight of our eleven shops came through ' +
        'him. Search ads cost €400 and brought no shop.',
      software: 'The spring meeting of the heads of nursing: 60 of them, one talk, and a trial month for whoever gives us an old plan on ' +
        'paper. All three of our homes sat there.',
      local: 'The open door: we bake at five, and the street smells it. Trying is a slice at the counter, ordering a message to our ' +
        'number. Flyers brought eleven people for €240.',
    },
  },
  keyResources: {
    question: 'What must be there every morning, or nothing moves?',
    minutes: 10,
    guidance: 'Name what would stop you within a week if it were gone: things, people, rights, money. Go backwards from one delivered ' +
      'order and note all that it touched. Leave out what you could replace by Friday, such as desks; a long list hides the two lines ' +
      'that matter.',
    examples: {
      product: '1,800 crates; when 300 are missing, a shop waits. The hall behind the freight station, rented until March. The scanner ' +
        'program, which only one of us can repair.',
      software: 'Three years of real shift plans from two homes, and the contract to use them: no rule can be tested without. Dana’s ' +
        'name among heads of nursing. Money until October.',
      local: 'The oven, 22 years old, and the one man who repairs it. The sourdough, kept in two kitchens. A lease with six more years: ' +
        'without it no bank pays for a second oven.',
    },
  },
  keyActivities: {
    question: 'What do you have to do yourself, every week, so that the promise holds?',
    minutes: 10,
    guidance: 'Write down the three to five jobs that would lose you customers if they were done badly for a month. Look through last ' +
      'week and mark what nobody else could have done. Every company sells and keeps books: name that only where you do it better than ' +
      'others.',
    examples: {
      product: 'Know every night where each crate is. Wash and check within a day. Put pick-ups on tours that drive anyway: one extra ' +
        'drive eats what nine trips earn.',
      software: 'Keep the rules of labour law right, within two weeks of a change. Sit on one ward each week. Answer a sick call that ' +
        'went wrong within ten minutes, from six in the morning.',
      local: 'Feed the dough at four, bake at five and again in the afternoon. Taste a loaf of each batch and write it down. Call a café ' +
        'the day it orders less than last week.',
    },
  },
  keyPartners: {
    question: 'Who does the work that you do not? Name the depots, carriers and associations your model depends on.',
    minutes: 10,
    guidance: 'Say of each partner what they do for you, what they get for it, and what you do if they stop. Go through your key ' +
      'resources and ask who owns or runs each. Somebody you only had coffee with is no partner yet: make it a goal.',
    examples: {
      product: 'A bicycle courier with 14 riders drives all tours, at 62 cents a stop. A laundry washes at night, 9 cents a crate. Two ' +
        'other couriers could take over the centre in a month, but not the hills.',
      software: 'The association of private homes recommends us, and we train its members free of charge. A payroll office reads our ' +
        'hours, so that nobody types them twice; without it a sale takes a month longer.',
      local: 'A mill 18 km away grinds for us every second Tuesday and is paid the same week. A neighbour’s cargo bike serves the cafés. ' +
        'We keep six weeks of flour, for no other mill tastes like it.',
    },
  },
  revenue: {
    question: 'What does a customer pay for, how much, and how often?',
    minutes: 15,
    guidance: 'Write down each way you earn as it would stand on an invoice: what, how much, how often, who pays. Test a price by asking ' +
      'for it: send five offers and count the answers. “Would you pay for this?” is the wrong question, for a yes costs nothing.',
    examples: {
      product: '€1.10 a trip, paid by the shop each month. Eleven shops make 4,300 trips: €4,730. We offered €30 a month and €0.90 a ' +
        'trip instead; only the three biggest took it.',
      software: '€3 a month for each person on the plan, billed by the quarter: €495 for a home with 55. One home pays since March. Two ' +
        'are in their trial month and have the price in writing.',
      local: 'Bread over the counter: €5.40, about 210 loaves a day. Rolls for cafés: €0.55, billed by the week. Coffee: a tenth of the ' +
        'till. A bread subscription found 12 people in a year, so it is gone.',
    },
  },
  costs: {
    question: 'What does a month cost you anyway, and what does each sale add?',
    minutes: 15,
    guidance: 'Keep what you pay in any case apart from what each sale adds, and note the month in which it changes. Take it from the ' +
      'last three bank statements, not from memory. Most often forgotten: your own pay, taxes on wages, and what breaks.',
    examples: {
      product: 'Anyway: hall €1,400, scanner program €180, two half wages €3,600. Each trip: courier 62 cents, washing 9, lost crates 5. ' +
        'From July a second hall, €900.',
      software: 'Two founders at €2,000, servers €140, insurance €95. Each new home takes six hours to set up, about €240 once. In ' +
        'autumn the data protection audit: €4,500, one time.',
      local: 'Rent €2,400, wages €9,800, energy €1,900, loan €640. Flour and butter take 31 cents of each euro sold. Our flour price ' +
        'holds until June; after that we plan with 8% more.',
    },
  },
};
