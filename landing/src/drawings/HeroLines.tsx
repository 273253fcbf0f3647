const CHART =
  'M44 116L80 106 118 119 156 92 194 101 232 76 270 86 308 62 346 76 384 56 422 67 460 42 498 54 536 30 570 44 600 38';

/** A rank chart. It ends at the height where the level begins. */
export function ChartLine({ ranks }: { ranks: string[] }) {
  return (
    <span className="run" aria-hidden="true">
      <svg viewBox="0 0 600 150">
        <path className="hl" d="M0 22H600M0 72H600M0 122H600" />
        <path className="fade" d={`${CHART}V150H44z`} />
        <path className="ln" d={CHART} />
      </svg>
      {ranks.map((rank) => (
        <i key={rank}>{rank}</i>
      ))}
    </span>
  );
}

/** The same line as a game level: ground, gaps, rewards, a flag. */
export function LevelLine() {
  return (
    <span className="run" aria-hidden="true">
      <svg viewBox="0 0 600 150">
        <path
          className="fade"
          d="M0 38H64V78H150V150H0zM214 66H300V150H214zM366 104H452V84H482V64H512V44H600V150H366z"
        />
        <path className="ln" d="M0 38H64V78H150M214 66H300M366 104H452V84H482V64H512V44H600" />
        <path className="ln ln-dot" d="M152 74Q182 6 212 62M302 62Q336 16 364 100" />
        <rect
          className="me"
          x="-8"
          y="-8"
          width="16"
          height="16"
          rx="3.5"
          transform="translate(178 34) rotate(18)"
        />
        <circle className="rw" cx="257" cy="36" r="6.5" />
        <circle className="rw" cx="336" cy="40" r="6.5" />
        <circle className="rw" cx="409" cy="76" r="6.5" />
        <path className="pr pr-ink" d="M570 43V4" />
        <path className="rw" d="M571 4l22 8-22 8z" />
      </svg>
    </span>
  );
}

/** The end of the line: steps up to a flag on the footer's edge. */
export function GoalLine() {
  return (
    <svg viewBox="0 0 600 190" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path className="fade" d="M330 190V158H400V126H470V94H600V190z" />
      <path className="ln" d="M330 190V158H400V126H470V94H600" />
      <rect className="me" x="424" y="107" width="17" height="17" rx="3.5" />
      <path className="pr pr-ink" d="M560 93V30" />
      <path className="rw" d="M561 30l30 11-30 11z" />
      <circle className="rw" cx="365" cy="132" r="6.5" />
    </svg>
  );
}

/** The 404 page: the line breaks off and the player stands at the edge. */
export function BrokenLine() {
  return (
    <svg className="broken" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="fade" d="M-1200 120H470V300H-1200zM790 170H900V140H1000V110H2400V300H790z" />
      <path className="ln" d="M-1200 120H470" />
      <path className="ln ln-dot" d="M474 118C540 60 600 90 624 292" />
      <path className="ln" d="M790 170H900V140H1000V110H2400" />
      <path className="pr pr-d" d="M470 130V300M790 180V300" />
      <rect className="me" x="436" y="98" width="20" height="20" rx="4" />
      <circle className="rw" cx="630" cy="66" r="7" />
      <path className="pr pr-ink" d="M1060 109V50" />
      <path className="rw" d="M1061 50l28 10-28 10z" />
    </svg>
  );
}
