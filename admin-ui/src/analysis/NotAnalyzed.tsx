/** Shown until the game is analyzed. */
export function NotAnalyzed() {
  return (
    <div className="empty">
      <svg viewBox="0 0 72 56" aria-hidden="true" className="icon art">
        <path d="M14 46V30h10v16M31 46V18h10v28M48 46V26h10v20" strokeDasharray="3 4" />
        <path d="M36 4l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" />
        <path d="M8 50h56" />
      </svg>
      <p>Click the Analyze button to generate game mechanics analysis</p>
    </div>
  );
}
