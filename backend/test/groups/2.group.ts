import { runGroup } from '../support/run-group.js';

runGroup('test', 2);
