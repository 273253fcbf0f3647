import { DECK_URL } from '../tokens';

const frame = document.getElementById('frame');
if (frame instanceof HTMLIFrameElement) {
  // On a plain file host nobody replaced the mark: show the built-in deck.
  if (frame.getAttribute('src')?.startsWith('{{')) frame.src = DECK_URL;
  // The deck is driven by keys, so it should hear them without a click first.
  frame.addEventListener('load', () => frame.focus());
  frame.focus();
}
