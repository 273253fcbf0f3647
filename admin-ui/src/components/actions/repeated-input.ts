/**
 * Whether the current click, key press or submit repeats the previous one: the second click of a double click, or a
 * key held down. Without this check it would start a command twice, or press the button that replaced the first.
 */
let repeated = false;

function setRepeated(isRepeated: boolean): void {
  repeated = isRepeated;
  // A form's submit event follows its click or key press within the same task.
  if (isRepeated) setTimeout(() => (repeated = false));
}

window.addEventListener('keydown', (event) => setRepeated(event.repeat), true);
window.addEventListener(
  'click',
  (event) => {
    // Clicks made with the keyboard have detail 0; their keydown was checked already.
    if (event.detail > 0) setRepeated(event.detail > 1);
  },
  true,
);

export const isRepeatedInput = (): boolean => repeated;
