import { startCopying } from './copying.ts';
import { startFilters } from './filters.ts';
import { startKeys } from './keys.ts';
import { startSelection } from './selection.ts';
import { startViewers } from './viewer.ts';

// The page is whole without this script; it only adds choosing, views and keys.
const selection = startSelection();
startFilters(selection);
startViewers();
startCopying();
startKeys(selection);
