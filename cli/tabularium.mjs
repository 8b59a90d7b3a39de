#!/usr/bin/env node
// Plain JavaScript, so that an older Node can still say what is wrong.
import { assertNodeVersion } from '../scripts/node-version.mjs';

assertNodeVersion();
await import('./main.ts');
