import './pitch.fields';
