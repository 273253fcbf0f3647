import { end, links } from '../content';
import { GoalLine } from '../drawings/HeroLines';

export function End() {
  return (
    <section className="end">
      <div className="wrap goal">
        <div>
          <h2>{end.title}</h2>
          <p>{end.text}</p>
          <a className="btn btn-1" href={links.getStarted.href}>
            {links.getStarted.label}
          </a>
        </div>
        <GoalLine />
      </div>
    </section>
  );
}
