import {
  frameGames,
  frameLists,
  frameMechanics,
  frameRankHistory,
  frameStats,
  lumen,
  type FrameGame,
} from './frame-data';

function GameIcon({ game, large }: { game: FrameGame; large?: boolean }) {
  return (
    <svg className={large ? 'ic ic-l' : 'ic'} viewBox="0 0 28 28">
      <use href={`#g-${game.id}`} />
    </svg>
  );
}

function IconShapes() {
  return (
    <svg className="defs" width="0" height="0">
      {frameGames.map((game) => (
        <g key={game.id} id={`g-${game.id}`}>
          <rect className={`p${game.colour}`} width="28" height="28" rx="7" />
          <path fill="#fff" d={game.shape} />
        </g>
      ))}
    </svg>
  );
}

/** Game Rankings, drawn. The marked row is tied to the game page beside it. */
export function RankingsFrame({ alt }: { alt: string }) {
  return (
    <div className="shot app" role="img" aria-label={alt}>
      <IconShapes />
      <div className="side">
        <i />
        <i className="is" />
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className="pane">
        <div className="phead">
          <div>
            <strong>Game Rankings</strong>
            <small>Google Play, United States</small>
          </div>
          <span className="ctl two">
            <span className="is">Android</span>
            <span>iOS</span>
          </span>
          <span className="ctl">All Games</span>
          <span className="ctl go">Refresh Rankings</span>
        </div>
        <div className="lists">
          {frameLists.map(({ title, rows }) => (
            <div className="list" key={title}>
              <strong>
                {title}
                <span>Top 50</span>
              </strong>
              {rows.map(({ game, trend }, index) => (
                <FrameRow
                  key={game.id}
                  rank={index + 1}
                  game={game}
                  trend={trend}
                  tied={title === 'Top New Games' && game === lumen}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function FrameRow(props: { rank: number; game: FrameGame; trend: string; tied: boolean }) {
  const { rank, game, trend, tied } = props;
  return (
    <div className={tied ? 'row is' : 'row'}>
      <span className="n">{rank}</span>
      <GameIcon game={game} />
      <span>
        <b>{game.title}</b>
        <span className="sub">{game.developer}</span>
      </span>
      <svg className="sp" viewBox="0 0 40 18">
        <path d={`M${trend}`} />
      </svg>
      {tied && <i className="wire" />}
    </div>
  );
}

/** A game page, drawn. */
export function GameFrame({ alt }: { alt: string }) {
  return (
    <div className="shot gp" role="img" aria-label={alt}>
      <div className="ghead">
        <GameIcon game={lumen} large />
        <div>
          <strong>{lumen.title}</strong>
          <span className="sub">{lumen.developer}</span>
        </div>
        <span className="chip">Puzzle</span>
      </div>
      <div className="rank">
        <span className="ax">1</span>
        <span className="ax">25</span>
        <span className="ax">50</span>
        <svg viewBox="0 0 360 92" preserveAspectRatio="none">
          <path className="hl" d="M0 7H360M0 46H360M0 85H360" />
          <path className="ln" d={frameRankHistory} />
        </svg>
      </div>
      <div className="stats">
        {frameStats.map(([label, value]) => (
          <div key={label}>
            <span>{label}</span>
            <b>{value}</b>
          </div>
        ))}
      </div>
      <div className="an">
        <div>
          <strong>Core Mechanics</strong>
          <span className="sub">Game Analysis</span>
        </div>
        {frameMechanics.map(({ name, detail, level }) => (
          <div key={name}>
            <span>
              <b>{name}</b>
              <span className="sub">{detail}</span>
            </span>
            <span className={level === 'High' ? 'chip hi' : 'chip md'}>
              <span className="bars">
                <i />
                <i />
                <i />
              </span>
              {level}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
