import './mine.fields';
