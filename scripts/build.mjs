// Builds what is stale; used for the container image.
import { prepare } from './setup.mjs';

await prepare();
