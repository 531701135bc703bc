import { eq, inArray } from 'drizzle-orm';
import type { Database, Db } from '../../db/database';
import { daysFrom } from '../../text/days';
import { writeDemoAffiliate } from '../affiliate';
import { company, companyPublicSection, teamMember } from '../company';
import { writeDemoCredits } from '../credit';
import { writeDemoEvents } from '../event';
import { insertUser, prepareUser, users } from '../identity';
import { writeDemoChats } from '../messaging';
import { writeDemoNotes } from '../note';
import { writeDemoVisits } from '../activity';
import { writeDemoNotifications } from '../notification';
import { writeDemoSubscription } from '../plan';
import { writeDemoPosts } from '../post';
import { writeDemoPresentations } from '../presentation';
import { writeDemoShareLinks } from '../share';
import { writeDemoFollows } from '../social';
import { DEMO_CLICKS, DEMO_COUPONS, demoReferrals } from './demo-affiliate';
import { DEMO_CHATS } from './demo-chats';
import { demoEvents } from './demo-events';
import { DEMO_NOTES } from './demo-notes';
import { demoNotifications } from './demo-notifications';
import {
  AMARA, DEMIR, DEMO_PASSWORD, DEMO_PEOPLE, DEMO_PROFILES, HELEN, INES, JONAS, KOFI, LEO, MATEO, MEI, NOOR, PRIYA, SOFIA, TOMAS,
  type DemoPerson,
} from './demo-people';
import type { DemoPlan } from './demo-plan';
import { demoPicture } from './demo-pictures';
import { demoFollows, demoPosts } from './demo-posts';
import { DEMO_DECK_LINKS, DEMO_PRESENTATIONS } from './demo-presentations';
import { DEMO_SHARE_LINKS } from './demo-share-links';
import { LOOPCRATE, LOOPCRATE_TEAM } from './loopcrate';
import { FERNWOOD_BAKERY, FERNWOOD_KITCHEN, KILO_ROBOTICS, MIRA_OPTICS, SALT_AND_GRID, TIDELINE } from './other-companies';
import { writeDemoCompany } from './write-demo-company';

/** Company of the demo; a private copy of it has another id. */
const COMPANY_IDS = { loopcrate: id(1), tideline: id(2), kitchen: id(3), mira: id(4), bakery: id(5), kilo: id(6), salt: id(7) } as const;

/** Who tells strangers more than everybody may know; Fernwood Bakery keeps to itself, as a new company does. */
const OPEN_COMPANIES = [COMPANY_IDS.loopcrate, COMPANY_IDS.tideline, COMPANY_IDS.kitchen, COMPANY_IDS.kilo, COMPANY_IDS.salt];
/** Who pays in the demo, where there is a payment provider. */
export const DEMO_PAYER = COMPANY_IDS.kitchen;
const OPEN_SECTIONS = ['level', 'place', 'size', 'elevatorPitch', 'objective', 'team', 'vision', 'overallProblem'] as const;

/** The trial as drawn: 41 days are left, so it began 20 days ago. */
const TRIAL_DAYS_LEFT = 41;

/**
 * Fills a fresh database with the demo, in one transaction. Where its people are there already it does nothing:
 * what was changed or removed in the demo since then stays so. True when it wrote.
 */
export async function seedDemo(db: Database, now: Date = new Date()): Promise<boolean> {
  const [known] = await db.orm.select({ id: users.id }).from(users).where(eq(users.email, AMARA.email));
  if (known) return false;
  // One hash for all: the password is the same and public.
  const { passwordHash } = await prepareUser({ ...AMARA, password: DEMO_PASSWORD });
  return db.transaction(async (tx) => {
    for (const { picture, ...person } of DEMO_PEOPLE) {
      const profilePhoto = demoPicture(picture);
      const written = await insertUser(tx, { ...person, passwordHash: passwordHash ?? null, isVerified: true, profilePhoto });
      if (!written) return false;
    }
    for (const [person, said] of DEMO_PROFILES) await tx.update(users).set(said).where(eq(users.id, person.id));
    await writeCompanies(tx, now);
    await writeDemoChats(tx, DEMO_CHATS, now);
    await writeDemoEvents(tx, demoEvents(COMPANY_IDS), now);
    await writeDemoFollows(tx, demoFollows(COMPANY_IDS), now);
    const visitors = [MEI, KOFI, LEO, SOFIA, NOOR, TOMAS, INES, DEMIR].map((person) => person.id);
    await writeDemoVisits(tx, { companyId: COMPANY_IDS.loopcrate, visitors, now });
    await writeDemoPosts(tx, demoPosts(COMPANY_IDS), now);
    await writeDemoNotes(tx, DEMO_NOTES, now);
    await writeDemoPresentations(tx, { companyId: COMPANY_IDS.loopcrate, decks: DEMO_PRESENTATIONS, now });
    await writeDemoShareLinks(tx, {
      companyId: COMPANY_IDS.loopcrate, by: AMARA.id, links: [...DEMO_SHARE_LINKS, ...DEMO_DECK_LINKS], now,
    });
    await writeDemoAffiliate(tx, {
      companyId: COMPANY_IDS.kitchen, name: FERNWOOD_KITCHEN.name, byId: LEO.id, sinceDaysAgo: 59, coupons: DEMO_COUPONS,
      clicks: DEMO_CLICKS,
      referrals: demoReferrals(COMPANY_IDS), payout: { daysAgo: 12, reference: 'SEPA Fernwood Kitchen 1' }, now,
    });
    return true;
  });
}

async function writeCompanies(tx: Db, now: Date): Promise<void> {
  const write = (companyId: string, owner: DemoPerson, plan: DemoPlan, isSoloFounder: boolean) =>
    writeDemoCompany(tx, { id: companyId, ownerId: owner.id, plan, isSoloFounder, playedBy: (person) => person.id, now });
  await write(COMPANY_IDS.loopcrate, AMARA, LOOPCRATE, false);
  await write(COMPANY_IDS.tideline, KOFI, TIDELINE, false);
  await write(COMPANY_IDS.kitchen, LEO, FERNWOOD_KITCHEN, false);
  await write(COMPANY_IDS.mira, MEI, MIRA_OPTICS, true);
  await write(COMPANY_IDS.bakery, SOFIA, FERNWOOD_BAKERY, true);
  await write(COMPANY_IDS.kilo, NOOR, KILO_ROBOTICS, true);
  await write(COMPANY_IDS.salt, TOMAS, SALT_AND_GRID, true);

  const trial = { endsAt: daysFrom(now, TRIAL_DAYS_LEFT), createdAt: daysFrom(now, TRIAL_DAYS_LEFT - 61) };
  await writeDemoSubscription(tx, COMPANY_IDS.loopcrate, { plan: 'Trial', ...trial });
  await writeDemoCredits(tx, {
    companyId: COMPANY_IDS.loopcrate, trial, people: { buyer: AMARA.id, other: PRIYA.id, third: MATEO.id }, now,
  });
  const { kitchen, mira, salt, kilo } = COMPANY_IDS;
  for (const [companyId, plan, daysAgo] of [[kitchen, 'Pro', 57], [mira, 'Pro', 52], [salt, 'Pro', 49], [kilo, 'Premium', 4]] as const) {
    await writeDemoSubscription(tx, companyId, { plan, endsAt: null, createdAt: daysFrom(now, -daysAgo) });
  }

  for (const { person, ...seat } of LOOPCRATE_TEAM) {
    await seatOf(tx, COMPANY_IDS.loopcrate, person, AMARA, { ...seat, isAdvisory: seat.department === 'Advisory' }, now);
  }
  const advisor = { role: 'MEMBER', accessType: 'view', department: 'Advisory', position: 'Advisor', isAdvisory: true } as const;
  const manager = {
    role: 'MEMBER', accessType: 'edit', department: 'Operations', position: 'Operations Manager', isAdvisory: false,
  } as const;
  await seatOf(tx, COMPANY_IDS.tideline, AMARA, KOFI, advisor, now);
  await seatOf(tx, COMPANY_IDS.kitchen, AMARA, LEO, manager, now);
  await seatOf(tx, COMPANY_IDS.mira, INES, MEI, manager, now);
  const yesterday = daysFrom(now, -1);
  const [waiting] = await tx.insert(teamMember).values({
    ...advisor, companyId: COMPANY_IDS.mira, userId: AMARA.id, email: AMARA.email, invitedBy: MEI.id, sentAt: yesterday,
    createdAt: yesterday,
  }).returning({ id: teamMember.id });
  if (waiting) await writeDemoNotifications(tx, demoNotifications({ ...COMPANY_IDS, seatId: waiting.id, now }), now);

  await tx.insert(companyPublicSection).values(
    OPEN_COMPANIES.flatMap((companyId) => OPEN_SECTIONS.map((section) => ({ companyId, section }))),
  );
  const atLoopcrate = [AMARA, PRIYA, MATEO, JONAS, HELEN].map((person) => person.id);
  await tx.update(users).set({ lastAccessedCompanyId: COMPANY_IDS.loopcrate }).where(inArray(users.id, atLoopcrate));
  await tx.update(users).set({ lastAccessedCompanyId: COMPANY_IDS.bakery }).where(eq(users.id, SOFIA.id));
  // Loopcrate is what the button removes; the others stand for the rest of the world.
  const others = Object.values(COMPANY_IDS).filter((companyId) => companyId !== COMPANY_IDS.loopcrate);
  await tx.update(company).set({ isDemo: false }).where(inArray(company.id, others));
}

type Seat = Pick<typeof teamMember.$inferInsert, 'role' | 'accessType' | 'department' | 'position' | 'isAdvisory'>;

async function seatOf(tx: Db, companyId: string, person: DemoPerson, invitedBy: DemoPerson, seat: Seat, now: Date): Promise<void> {
  const joined = daysFrom(now, -55);
  await tx.insert(teamMember).values({
    ...seat, companyId, userId: person.id, email: person.email, isAccepted: true, invitedBy: invitedBy.id,
    acceptedAt: joined, sentAt: joined, createdAt: joined,
  });
}

function id(number: number): string {
  return `0c000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
