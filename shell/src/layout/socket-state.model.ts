import { createEvent, createStore } from 'effector';
import type { SocketState } from '@heartwood/contract';
import { session } from '../session/browser-session';

const socketStateChanged = createEvent<SocketState>();

export const $socketState = createStore<SocketState>(session.socket.state.get()).on(socketStateChanged, (_, next) => next);

session.socket.state.subscribe(() => socketStateChanged(session.socket.state.get()));
