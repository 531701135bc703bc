import type { AreaGuides } from './module-guide';

export const IDEA_STAGE_GUIDES: AreaGuides<'ideaStage'> = {
  businessSectors: {
    question: 'Where do you sell? One sector finishes this module, five is the limit.',
    minutes: 2,
    guidance: 'Name the markets your paying customers work in, the one that brings most first. Look at your last ten invoices or talks ' +
      'and write down what those people do all day. Leave out the markets you might enter one day: advisors and partners read the list ' +
      'as what you know.',
    examples: {
      product: 'E-commerce & Retail, because shops pay. Logistics & Supply Chain, because crates travel.',
      software: 'Health & Wellness first: care homes pay. HR & Work second: the problem is the shift plan. Not Software (SaaS), which ' +
        'says how we build and not whom we serve.',
      local: 'AgriTech & Food, and nothing else. Coffee brings a tenth of the till; that does not make us Travel & Hospitality.',
    },
  },
  businessStage: {
    question: 'How far is the company? Choosing a stage finishes this module.',
    minutes: 1,
    guidance: 'Choose the stage you could prove to a stranger, with a bank statement or a list of names. Read the stages from the last ' +
      'one backwards and stop at the first you have proof for. One stage too high, and the rest of the plan answers questions you have ' +
      'not reached.',
    examples: {
      product: 'Early traction: eleven shops pay, and eight of them came back.',
      software: 'Launch (MVP): three care homes plan real shifts with it, and one of them pays. We had written Early traction until our ' +
        'advisor asked for the invoices.',
      local: 'Business Ready: the shop has covered rent, wages and flour nine months in a row. Growth begins with the second shop, not ' +
        'before.',
    },
  },
};
