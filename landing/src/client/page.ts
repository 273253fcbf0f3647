import { setUpEstimator } from './estimator';
import { setUpThemeSwitch } from './theme-switch';
import { setUpMenu, setUpTopBar } from './top-bar';
import { stampYear } from './year';

// The page is complete without this script. React stays in the build: at run time it would weigh more than
// the whole page, to move one slider.
setUpTopBar();
setUpMenu();
setUpEstimator();
setUpThemeSwitch();
stampYear();
