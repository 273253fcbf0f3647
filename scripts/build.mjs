// Builds what is stale and stops there; the container image is made with it.
import { prepare } from './setup.mjs';

await prepare();
