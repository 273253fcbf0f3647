import { hero, links } from '../content';
import { ChartLine, LevelLine } from '../drawings/HeroLines';
import { Screenshot } from './Screenshot';
import { CAPTURES } from './screenshots';

/**
 * The line from a list row to its game page. Coordinates are percentages over both images: the list is 100 wide, the
 * total is 145; the game page starts at 82 of the list's height (shots.css).
 */
function Wire() {
  const row = 100 * CAPTURES.rankings.row;
  return (
    <svg className="wire" viewBox="0 0 145 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="ln" d={`M97 ${row}H122V82`} />
      <path className="ln wire-end" d={`M97 ${row}h0M122 82h0`} />
    </svg>
  );
}

export function Hero() {
  return (
    <section className="hero wrap" id="top">
      <h1>
        <span>
          {hero.headline[0]} <ChartLine ranks={hero.ranks} />
        </span>
        <span>
          {hero.headline[1]}
          <LevelLine />
        </span>
      </h1>
      <div className="say">
        <p>
          <b>{hero.lead}</b>
          {hero.text}
        </p>
        <div className="acts">
          <a className="btn btn-1 guest" href={links.getStarted.href}>
            {links.getStarted.label}
          </a>
          <a className="btn btn-1 member" href={links.backOffice.href}>
            {links.backOffice.label}
          </a>
          <a className="btn btn-2" href={links.learnMore.href}>
            {links.learnMore.label}
          </a>
        </div>
      </div>
      <div className="shots">
        <figure>
          <Screenshot name="rankings" alt={hero.rankings.alt} />
          <Wire />
          <figcaption>{hero.rankings.caption}</figcaption>
        </figure>
        <figure>
          <Screenshot name="game" alt={hero.game.alt} />
          <figcaption>{hero.game.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
