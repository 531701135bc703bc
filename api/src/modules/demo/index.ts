import './demo.fields';

export { demoRoutes } from './demo.routes';
export { seedDemo } from './seed-demo';
