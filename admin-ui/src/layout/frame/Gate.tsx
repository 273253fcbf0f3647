export type GateScene = 'shut' | 'open' | 'flag' | 'locked';

const GROUND = 'M-2000 100H2360';
const ARCH = 'M222 99V46a22 22 0 0 1 44 0v53';

/**
 * The illustration of the sign-in pages: gate shut for signing in, open for joining, a flag after a request, a lock
 * without access.
 */
export function Gate({ scene }: { scene: GateScene }) {
  return (
    <svg className="icon gate" viewBox="0 0 360 132" aria-hidden="true">
      <path stroke="var(--accent)" strokeWidth="2.5" d={GROUND} />
      {scene === 'open' ? (
        <path fill="var(--accent-soft)" d={`${ARCH}z`} />
      ) : (
        <path stroke="var(--faint)" fill="var(--ground)" d={`${ARCH}z`} />
      )}
      <path stroke="var(--faint)" d={ARCH} />
      {scene === 'open' && (
        <>
          <path stroke="var(--faint)" fill="var(--ground)" d="M222 99V46l-12 7v46zM266 99V46l12 7v46z" />
          <path stroke="var(--accent)" strokeWidth="2.5" strokeDasharray="0.1 7" d="M152 90H236" />
        </>
      )}
      {scene === 'locked' && (
        <>
          <path stroke="var(--faint)" d="M244 25V56M244 80V99" />
          <path stroke="var(--plot-2)" strokeWidth="2.5" d="M238 62v-5a6 6 0 0 1 12 0v5" />
          <rect fill="var(--plot-2)" x="234" y="61" width="20" height="16" rx="3.5" />
        </>
      )}
      {(scene === 'shut' || scene === 'flag') && (
        <path stroke="var(--faint)" d="M244 25V99M238 64v8M250 64v8" />
      )}
      {scene === 'flag' && (
        <>
          <path stroke="var(--text)" d="M160 99V38" />
          <path fill="var(--plot-2)" d="M161 38l28 10-28 10z" />
        </>
      )}
      <rect fill="var(--text)" x={scene === 'locked' ? 178 : 126} y="82" width="16" height="16" rx="3.5" />
      <path stroke="var(--accent)" strokeWidth="2.5" d={GROUND} />
    </svg>
  );
}
