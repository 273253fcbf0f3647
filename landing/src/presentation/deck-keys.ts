import { setUpDeck } from './deck-player';

setUpDeck(document);
