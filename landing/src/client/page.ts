import { setUpEstimator } from './estimator';
import { setUpThemeSwitch } from './theme-switch';
import { setUpMenu, setUpTopBar } from './top-bar';
import { stampYear } from './year';

// The page works without this script. React is only used at build time; at run time it would outweigh the page just
// to move one slider.
setUpTopBar();
setUpMenu();
setUpEstimator();
setUpThemeSwitch();
stampYear();
