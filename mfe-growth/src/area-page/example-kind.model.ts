import type { ExampleKind } from '@heartwood/contract/guides';
import { createEvent, createStore } from 'effector';

/** Somebody wants the answers of another kind of company. */
export const exampleKindChosen = createEvent<ExampleKind>();

/** Whose answers are shown: chosen once, it holds for every module. */
export const $exampleKind = createStore<ExampleKind>('product').on(exampleKindChosen, (_, next) => next);
