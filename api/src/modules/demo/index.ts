import './demo.fields';

export { setDemoDoors } from './demo-doors';
export { demoRoutes } from './demo.routes';
export { seedDemo } from './seed-demo';
