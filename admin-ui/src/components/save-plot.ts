import { saveFile } from './save-file';

const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-size', 'font-family'];
/** Sharp on a screen of twice the density, and in a printed report. */
const SCALE = 2;
const MARGIN = 16;

/** Saves a drawn plot as a PNG, on the ground and in the colors of the current theme. */
export async function savePlot(plot: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = plot.getBoundingClientRect();
  const image = new Image();
  const svg = new XMLSerializer().serializeToString(withStyles(plot, width, height));
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + 2 * MARGIN) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw the picture.');
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(plot).getPropertyValue('--surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, MARGIN, MARGIN, width, height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('This browser cannot save the picture.');
  saveFile(file, name);
}

/** A copy that carries its styles, because a picture knows no style sheet. */
function withStyles(plot: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = plot.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  [plot, ...plot.querySelectorAll('*')].forEach((element, at) => {
    const style = getComputedStyle(element);
    for (const name of STYLES) copies[at]?.setAttribute(name, style.getPropertyValue(name));
  });
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return copy;
}
