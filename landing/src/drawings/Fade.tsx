/**
 * The page's only gradient, under every line. Zero-sized instead of hidden, because hidden gradients don't render.
 */
export function Fade() {
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true">
      <linearGradient id="fade" x2="0" y2="1">
        <stop className="fade-from" />
        <stop className="fade-to" offset="1" />
      </linearGradient>
    </svg>
  );
}
