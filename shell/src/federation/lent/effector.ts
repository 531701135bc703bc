export { attach, combine, createEffect, createEvent, createStore, fork, allSettled, is, launch, merge, restore, sample, scopeBind, serialize, split } from 'effector';
