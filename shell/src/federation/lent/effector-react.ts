export { createGate, useGate, useList, useStoreMap, useUnit } from 'effector-react';
