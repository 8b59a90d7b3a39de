import { games } from './fixtures.ts';
import { houseSights } from './pages.ts';
import { checkPages } from './walk.ts';

checkPages('the house', () => houseSights(games()));
