import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../server/api-client.mjs';

interface Patched { patchPresentation: { revision: number | null; refused: unknown[]; error: { message: string } | null } }
interface Deck { presentation: { revision: number; data: { slides: { id: string; notes: string }[] } } }

const PATCH = `mutation ($id: ID!, $patchId: ID!, $ops: [JSON!]!) {
  patchPresentation(id: $id, patchId: $patchId, ops: $ops) { revision refused { index } error { message } }
}`;

/** One deck into which several write, each the notes of their own slide: a number that only grows. */
export class WrittenDeck {
  readonly id = randomUUID();
  readonly #slides: string[] = [];
  readonly #said = new Map<string, number>();
  /** By slide: what was sent and not answered. */
  readonly #unanswered = new Map<string, string>();
  #begun = 0;

  async create(person: ApiClient, companyId: string, writers: number): Promise<void> {
    const input = { id: this.id, companyId, themeId: '7e3e0000-0000-4000-8000-000000000002', title: 'Killed', type: 'blank' };
    await person.graphql('mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { error { message } } }', {
      input,
    });
    for (let at = 0; at < writers; at += 1) {
      const slide = { id: `slide-of-${at}`, layout: 'head', notes: '0', rev: 0, blocks: [] };
      await this.#send(person, randomUUID(), [{ op: 'add-slide', slide, after: null }]);
      this.#slides.push(slide.id);
      this.#said.set(slide.id, 0);
    }
    this.#begun = (await this.#read(person)).revision;
  }

  get acknowledged(): number {
    return [...this.#said.values()].reduce((sum, each) => sum + each, 0);
  }

  /** Each writes until the process is gone. */
  async write(person: ApiClient): Promise<void> {
    await Promise.all(this.#slides.map(async (slideId) => {
      for (;;) {
        this.#unanswered.set(slideId, randomUUID());
        try {
          await this.#say(person, slideId);
        } catch {
          return;
        }
      }
    }));
  }

  /** The same patches under the same names, whether or not they had come through. */
  async sendAgain(person: ApiClient): Promise<void> {
    for (const slideId of [...this.#unanswered.keys()]) await this.#say(person, slideId);
  }

  /** How many steps were taken since it was made, and what each slide says; beside what was acknowledged. */
  async compare(person: ApiClient): Promise<{ is: unknown; shouldBe: unknown }> {
    const { revision, data } = await this.#read(person);
    const notes = Object.fromEntries(data.slides.filter(({ id }) => this.#said.has(id)).map(({ id, notes: said }) => [id, Number(said)]));
    return { is: { steps: revision - this.#begun, notes }, shouldBe: { steps: this.acknowledged, notes: Object.fromEntries(this.#said) } };
  }

  async #say(person: ApiClient, slideId: string): Promise<void> {
    const next = (this.#said.get(slideId) ?? 0) + 1;
    await this.#send(person, this.#unanswered.get(slideId) ?? '', [{ op: 'set-slide', slideId, set: { notes: String(next) } }]);
    this.#said.set(slideId, next);
    this.#unanswered.delete(slideId);
  }

  async #send(person: ApiClient, patchId: string, ops: unknown[]): Promise<void> {
    const { patchPresentation: { error, refused } } = await person.graphql<Patched>(PATCH, { id: this.id, patchId, ops });
    if (error || refused.length > 0) throw new Error(error?.message ?? 'a step was refused');
  }

  async #read(person: ApiClient): Promise<Deck['presentation']> {
    return (await person.graphql<Deck>('query ($id: ID!) { presentation(id: $id) { revision data } }', { id: this.id })).presentation;
  }
}
