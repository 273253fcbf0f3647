import { BRAND } from '../content';

/** The logo and name; links to the top of the start page. */
export function Mark({ href }: { href: string }) {
  return (
    <a className="mark" href={href}>
      <svg viewBox="0 0 28 20" aria-hidden="true">
        <path className="ln" d="M1.5 15l5-5 4 3 4-8.5V10h5.5V5.5h6.5" />
      </svg>
      {BRAND}
    </a>
  );
}
