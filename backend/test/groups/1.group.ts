import { runGroup } from '../support/run-group.js';

runGroup(1);
