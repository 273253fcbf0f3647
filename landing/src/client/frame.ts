import { DECK_URL } from '../tokens';

const frame = document.getElementById('frame');
if (frame instanceof HTMLIFrameElement) {
  // Without a server that replaces the mark, shows the built-in deck.
  if (frame.getAttribute('src')?.startsWith('{{')) frame.src = DECK_URL;
  // The deck is controlled by keys, so it needs the focus.
  frame.addEventListener('load', () => frame.focus());
  frame.focus();
}
