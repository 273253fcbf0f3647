import { saveFile } from '../export/save-file';

const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-size', 'font-family'];
/** Sharp on high-density screens and in print. */
const SCALE = 2;
const MARGIN = 16;

const LINE = 20;

/** Title and legend drawn above the image, which leaves the page's text behind. */
export interface PlotTexts {
  title: string;
  legend: { label: string; color: string }[];
}

export async function savePlot(plot: SVGSVGElement, name: string, texts: PlotTexts): Promise<void> {
  saveFile(await drawPlot(plot, texts), name);
}

/** Copies the image to the clipboard. @throws Error where the browser forbids it, as on an insecure origin */
export async function copyPlot(plot: SVGSVGElement, texts: PlotTexts): Promise<void> {
  // Passes a promise, because the user activation expires while the image is drawn.
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': drawPlot(plot, texts) })]);
}

/** Renders a plot as PNG in the colors of the current theme. */
async function drawPlot(plot: SVGSVGElement, texts: PlotTexts): Promise<Blob> {
  const { width, height } = plot.getBoundingClientRect();
  const image = new Image();
  const svg = new XMLSerializer().serializeToString(withStyles(plot, width, height));
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  const head = (texts.title ? LINE : 0) + (texts.legend.length > 0 ? LINE : 0);
  canvas.height = (height + head + 2 * MARGIN) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Your browser can’t render the image.');
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(plot).getPropertyValue('--surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawTexts(context, texts, plot);
  context.drawImage(image, MARGIN, MARGIN + head, width, height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('Your browser can’t save the image.');
  return file;
}

function drawTexts(context: CanvasRenderingContext2D, { title, legend }: PlotTexts, plot: Element): void {
  const style = getComputedStyle(plot);
  const ink = style.getPropertyValue('--text');
  context.textBaseline = 'top';
  context.font = `600 13px ${style.fontFamily}`;
  context.fillStyle = ink;
  context.fillText(title, MARGIN, MARGIN);
  context.font = `12px ${style.fontFamily}`;
  let x = MARGIN;
  const y = MARGIN + (title ? LINE : 0);
  for (const { label, color } of legend) {
    context.fillStyle = color.startsWith('var(') ? style.getPropertyValue(color.slice(4, -1)) : color;
    context.fillRect(x, y + 2, 8, 8);
    context.fillStyle = ink;
    context.fillText(label, x + 14, y);
    x += 14 + context.measureText(label).width + MARGIN;
  }
}

/** A copy with inline styles, because an image can't use the page's style sheet. */
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
