export { createGate, Provider, useGate, useList, useProvidedScope, useStoreMap, useUnit } from 'effector-react';
