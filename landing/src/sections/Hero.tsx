import { hero, links } from '../content';
import { ChartLine, LevelLine } from '../drawings/HeroLines';
import { GameFrame, RankingsFrame } from './HeroFrames';
import { Screenshot } from './Screenshot';
import { USE_SCREENSHOTS } from './screenshots';

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
          <a className="btn btn-1" href={links.getStarted.href}>
            {links.getStarted.label}
          </a>
          <a className="btn btn-2" href={links.learnMore.href}>
            {links.learnMore.label}
          </a>
        </div>
      </div>
      <div className="shots">
        <figure>
          {USE_SCREENSHOTS ? (
            <Screenshot name="rankings" alt={hero.rankings.alt} />
          ) : (
            <RankingsFrame alt={hero.rankings.alt} />
          )}
          <figcaption>{hero.rankings.caption}</figcaption>
        </figure>
        <figure>
          {USE_SCREENSHOTS ? (
            <Screenshot name="game" alt={hero.game.alt} />
          ) : (
            <GameFrame alt={hero.game.alt} />
          )}
          <figcaption>{hero.game.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
