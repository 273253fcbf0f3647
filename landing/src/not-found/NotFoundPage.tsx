import { links, notFound } from '../content';
import { BrokenLine } from '../drawings/HeroLines';
import { SmallPage } from '../SmallPage';

export function NotFoundPage() {
  return (
    <SmallPage>
      <div className="lost wrap">
        <p className="mono">{notFound.status}</p>
        <h1>{notFound.title}</h1>
        <p className="lead">{notFound.text}</p>
        <div className="acts">
          <a className="btn btn-1" href={notFound.home.href}>
            {notFound.home.label}
          </a>
          <a className="btn btn-2" href={links.signIn.href}>
            {links.signIn.label}
          </a>
        </div>
      </div>
      <BrokenLine />
    </SmallPage>
  );
}
