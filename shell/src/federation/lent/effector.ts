export { attach, combine, createEffect, createEvent, createStore, is, merge, restore, sample } from 'effector';
