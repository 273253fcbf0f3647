import { BRAND, footerLinks, links } from '../content';
import { Mark } from '../drawings/Mark';
import { tokens } from '../tokens';

export function Footer({ home }: { home: '' | '/' }) {
  return (
    <footer id="contact">
      <div className="wrap">
        <Mark href={home || '#top'} />
        {footerLinks.map(({ label, href }) => (
          <a key={href} href={href.startsWith('#') ? home + href : href}>
            {label}
          </a>
        ))}
        <button type="button" id="theme">
          {links.theme}
        </button>
        <span>
          © <span data-year="">{tokens.year}</span> {BRAND}
        </span>
      </div>
    </footer>
  );
}
