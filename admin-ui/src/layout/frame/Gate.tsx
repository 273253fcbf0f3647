export type GateScene = 'shut' | 'open' | 'flag' | 'locked';

const GROUND = 'M-2000 100H2360';
const ARCH = 'M222 99V46a22 22 0 0 1 44 0v53';

/** The player in front of the gate: shut for signing in, open for joining, a flag when asked, a lock without the role. */
export function Gate({ scene }: { scene: GateScene }) {
  return (
    <svg className="gate" viewBox="0 0 360 132" aria-hidden="true">
      <path className="gate-line" d={GROUND} />
      {scene === 'open' ? (
        <path className="gate-light" d={`${ARCH}z`} />
      ) : (
        <path className="gate-frame" d={`${ARCH}z`} />
      )}
      <path className="gate-wood" d={ARCH} />
      {scene === 'open' && (
        <>
          <path className="gate-frame" d="M222 99V46l-12 7v46zM266 99V46l12 7v46z" />
          <path className="gate-line dotted" d="M152 90H236" />
        </>
      )}
      {scene === 'locked' && (
        <>
          <path className="gate-wood" d="M244 25V56M244 80V99" />
          <path className="gate-shackle" d="M238 62v-5a6 6 0 0 1 12 0v5" />
          <rect className="gate-reward" x="234" y="61" width="20" height="16" rx="3.5" />
        </>
      )}
      {(scene === 'shut' || scene === 'flag') && (
        <path className="gate-wood" d="M244 25V99M238 64v8M250 64v8" />
      )}
      {scene === 'flag' && (
        <>
          <path className="gate-pole" d="M160 99V38" />
          <path className="gate-reward" d="M161 38l28 10-28 10z" />
        </>
      )}
      <rect
        className="gate-player"
        x={scene === 'locked' ? 178 : 126}
        y="82"
        width="16"
        height="16"
        rx="3.5"
      />
      <path className="gate-line" d={GROUND} />
    </svg>
  );
}
