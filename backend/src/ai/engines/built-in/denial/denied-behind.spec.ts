import { isDeniedBehind } from './denied-behind.js';

describe('isDeniedBehind', () => {
  it.each([
    " isn't possible.",
    ' are not supported',
    ', mounts and companions are all missing from this release.',
    ' or pets were removed from the game.',
    ' is unavailable',
    ' have been postponed.',
    ' were deliberately kept out.',
    ' you cannot.',
    ' are never needed.',
    ' are not sold, won or traded.',
    ' it is not.',
    ' play no part in it.',
    ': none.',
    ' and VIP ranks: not with us.',
    ' no.',
    ' would be nice, but not here.',
    ' are called off.',
    " don't exist.",
    ' never happen here.',
    ' change nothing.',
    ' nothing is earned.',
    ' are for the weak.',
    ': paused until further notice.',
    ': gone, gone and gone.',
    ' are unlimited, as there are none.',
  ])('"Pets%s" denies pets', (rest) => expect(isDeniedBehind(rest)).toBe(true));

  it.each([
    ' is not only for friends.',
    ' are gone once you match them.',
    ', and find the piece that is missing.',
    ': chat is not supported.',
    ' are not the only thing to collect.',
    ': no limits!',
    ' and ranks: not only with us.',
    ' fight for you, but not alone.',
    ' are never lost.',
    ' never happen to be late.',
    ' cost nothing.',
    ' nothing is lost.',
    ' are for everybody.',
  ])('"Pets%s" does not', (rest) => expect(isDeniedBehind(rest)).toBe(false));
});
