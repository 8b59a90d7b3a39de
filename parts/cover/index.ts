export { Mood, Wreath } from './mood.tsx';
export { Painting } from './painting.tsx';
