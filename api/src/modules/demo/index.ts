import './demo.fields';

export { setDemoDoors } from './demo-doors';
export { demoRoutes } from './demo.routes';
export { DEMO_PAYER, seedDemo } from './seed-demo';
