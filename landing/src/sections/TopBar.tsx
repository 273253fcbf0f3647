import { links, navigation } from '../content';
import { Mark } from '../drawings/Mark';

/** Fixed top bar. `home` is empty on the start page and "/" elsewhere, so that anchors link back to it. */
export function TopBar({ home }: { home: '' | '/' }) {
  return (
    <header className="bar" id="bar">
      <div className="wrap">
        <Mark href={home || '#top'} />
        <nav className="nav" aria-label={links.mainMenu}>
          {navigation.map(({ label, href }) => (
            <a key={href} href={home + href}>
              {label}
            </a>
          ))}
        </nav>
        <a className="bar-sign-in guest" href={links.signIn.href}>
          {links.signIn.label}
        </a>
        <a className="btn btn-1 btn-s guest" href={links.getStarted.href}>
          {links.getStarted.label}
        </a>
        <a className="btn btn-1 btn-s member" href={links.backOffice.href}>
          {links.backOffice.label}
        </a>
        <details className="menu" id="menu">
          <summary aria-label={links.menu}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 7h14" />
              <path d="M3 13h14" />
            </svg>
          </summary>
          <nav aria-label={links.menu}>
            {navigation.map(({ label, href }) => (
              <a key={href} href={home + href}>
                {label}
              </a>
            ))}
            <a className="guest" href={links.signIn.href}>
              {links.signIn.label}
            </a>
          </nav>
        </details>
      </div>
    </header>
  );
}
