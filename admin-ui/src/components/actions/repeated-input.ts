/**
 * Whether the click, key or submit being handled repeats the one before it: the second click of a double click, or a
 * key held down. It would otherwise start a command twice, or press the button that took the first one's place.
 */
let repeated = false;

function note(isRepeated: boolean): void {
  repeated = isRepeated;
  // A form's submit follows its click or key within the same task.
  if (isRepeated) setTimeout(() => (repeated = false));
}

window.addEventListener('keydown', (event) => note(event.repeat), true);
window.addEventListener(
  'click',
  (event) => {
    // A click by the keyboard counts no clicks; its keydown has told.
    if (event.detail > 0) note(event.detail > 1);
  },
  true,
);

export const isRepeatedInput = (): boolean => repeated;
