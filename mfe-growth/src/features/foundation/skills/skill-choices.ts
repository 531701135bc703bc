import { LIMITS } from '@heartwood/contract/domain';

export interface SkillChoice {
  name: string;
  /** Not in the catalogue: the company's own word. */
  isOwn: boolean;
}

/** What may be added for what was typed: the skill of that very name first, then the others found, one's own word last. */
export function skillChoices(typed: string, found: readonly { name: string }[], taken: ReadonlySet<string>): SkillChoice[] {
  const wanted = typed.trim();
  const isWanted = (name: string) => name.toLowerCase() === wanted.toLowerCase();
  const open = found.filter(({ name }) => !taken.has(name.toLowerCase())).map(({ name }) => ({ name, isOwn: false }));
  const known = [...open.filter(({ name }) => isWanted(name)), ...open.filter(({ name }) => !isWanted(name))];
  const isNew = wanted.length >= LIMITS.skill.min && !taken.has(wanted.toLowerCase()) && !found.some(({ name }) => isWanted(name));
  return isNew ? [...known, { name: wanted, isOwn: true }] : known;
}
