import { runGroup } from '../support/run-group.js';

runGroup('src', 2);
