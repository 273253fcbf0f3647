import { estimateView, type EstimateTexts } from '../estimate-view';

/**
 * Updates the estimate and chart with the slider. Texts and positions come from the same rule as the prerendered
 * page.
 */
export function setUpEstimator(): void {
  const slider = document.getElementById('revenue');
  if (!(slider instanceof HTMLInputElement)) return;
  const outputs = document.querySelectorAll<HTMLElement>('#estimator [data-out]');
  const player = document.getElementById('player');
  const drop = document.getElementById('drop');

  const show = () => {
    const view = estimateView(Number(slider.value));
    outputs.forEach((output) => {
      output.textContent = view.texts[output.dataset.out as keyof EstimateTexts];
    });
    slider.setAttribute('aria-valuetext', view.spoken);
    const [x, y] = [`${view.x}%`, `${view.y}%`];
    player?.setAttribute('x', x);
    player?.setAttribute('y', y);
    drop?.setAttribute('x1', x);
    drop?.setAttribute('x2', x);
    drop?.setAttribute('y1', y);
  };
  slider.addEventListener('input', show);
  // A browser may restore the slider after a reload without an event.
  show();
}
