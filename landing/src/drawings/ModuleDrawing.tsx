import type { ReactNode } from 'react';
import type { ModuleId } from '../content';

/**
 * Eight drawings in one style. Each fills a box of 300 by 160 and connects to the line at y = 100, so that neighbors
 * join. The accent line is the game, gray props are the tools, the amber spot is the reward.
 */
const drawings: Record<ModuleId, ReactNode> = {
  mechanics: (
    <>
      <path className="ln" d="M0 100H44M108 100h20M192 100h20M276 100h24" />
      <rect className="pr" x="44" y="82" width="64" height="36" rx="5" />
      <rect className="pr pr-d" x="128" y="82" width="64" height="36" rx="5" />
      <rect className="pr" x="212" y="82" width="64" height="36" rx="5" />
      <g transform="rotate(-7 168 44)">
        <rect x="134" y="28" width="64" height="36" rx="5" className="soft" />
        <rect x="134" y="28" width="64" height="36" rx="5" className="ln" />
        <circle className="rw" cx="152" cy="46" r="6" />
      </g>
      <path className="me" d="M186 52l4 19 4.5-6.5 7.5-1z" />
      <path className="pr" d="M58 100h14M226 94h22M226 106h36M84 93l10 7-10 7" />
    </>
  ),
  sound: (
    <>
      <path className="pr pr-d" d="M126 18V146" />
      <path
        className="ln"
        d="M0 100H36c9 0 9-14 18-14s9 28 18 28 9-52 18-52 9 76 18 76 9-96 18-96 9 92 18 92 9-64 18-64 9 44 18 44 9-26 18-26 9 12 18 12H300"
      />
      <circle className="rw" cx="126" cy="42" r="6.5" />
      <path className="me" d="M120 12h12l-6 9z" />
    </>
  ),
  data: (
    <>
      <path className="hl" d="M36 132H276" />
      <path className="pr pr-d" d="M84 88V132M156 95V132M252 99V132" />
      <path className="fade" d="M36 30C40 62 56 84 84 88C130 94 180 98 276 100H300V140H36z" />
      <path className="ln" d="M0 100H36V30C40 62 56 84 84 88C130 94 180 98 276 100H300" />
      <circle className="rw" cx="84" cy="88" r="6.5" />
      <g className="tx" textAnchor="middle">
        <text x="84" y="149">
          D1
        </text>
        <text x="156" y="149">
          D7
        </text>
        <text x="252" y="149">
          D30
        </text>
      </g>
    </>
  ),
  levels: (
    <>
      <path
        className="hl"
        d="M24 20V148M60 20V148M96 20V148M132 20V148M168 20V148M204 20V148M240 20V148M276 20V148M24 20H276M24 52H276M24 84H276"
      />
      <path className="fade" d="M0 100H60V84H96V52H168V156H0zM204 84H240V100H300V156H204z" />
      <path className="ln" d="M0 100H60V84H96V52H168M204 84H240V100H300" />
      <path className="ln ln-dot" d="M168 50Q188 22 206 80" />
      <rect className="me" x="124" y="37" width="13" height="13" rx="3" />
      <circle className="rw" cx="190" cy="30" r="6.5" />
      <rect className="pr pr-d" x="168" y="84" width="36" height="32" />
    </>
  ),
  sdk: (
    <>
      <path className="ln" d="M0 100H92" />
      <path className="pr pr-f" d="M92 84h20v32H92zM112 92h18M112 108h18" />
      <rect className="pr pr-f" x="130" y="24" width="76" height="126" rx="10" />
      <path className="pr" d="M130 86h10v28h-10M158 32h20" />
      <path className="soft" d="M152 52h42v14h-42zM152 74h42v14h-42zM152 118h42v14h-42z" />
      <path className="ln" d="M140 100H300" />
      <circle className="rw" cx="173" cy="100" r="6.5" />
      <path
        className="pr"
        d="M48 30q-9 0-9 8v6q0 7-7 7 7 0 7 7v6q0 8 9 8M72 30q9 0 9 8v6q0 7 7 7-7 0-7 7v6q0 8-9 8"
      />
    </>
  ),
  meta: (
    <>
      <path className="ln" d="M0 100H40C70 100 66 48 96 48S122 100 152 100" />
      <path className="ln ln-soft" d="M152 100C182 100 178 48 208 48S234 100 264 100H300" />
      <circle className="on" cx="40" cy="100" r="7" />
      <circle className="on" cx="96" cy="48" r="7" />
      <circle className="pt" cx="152" cy="100" r="17" />
      <path className="ln ln-rw" d="M152 78a22 22 0 1 1-20.9 15.2" />
      <rect className="me" x="145.5" y="93.5" width="13" height="13" rx="3" />
      <circle className="pr pr-f" cx="208" cy="48" r="9" />
      <circle className="pr pr-f" cx="264" cy="100" r="9" />
      <path className="pr" d="M205 48h6M261 100h6" />
    </>
  ),
  monetization: (
    <>
      <rect className="pr" x="32" y="58" width="52" height="42" rx="5" />
      <path className="pr" d="M44 58v-6a14 14 0 0 1 28 0v6M44 72h28" />
      <rect className="pr" x="214" y="58" width="60" height="42" rx="5" />
      <path className="pr" d="M238 70v18l15-9z" />
      <path className="ln" d="M0 100H150A38 38 0 1 0 149.9 100H300" />
      <circle className="rw" cx="150" cy="62" r="15" />
      <path className="cut" d="M150 54v16" />
      <path className="ln" d="M155 17.5l-7.5 6.5 7.5 6.5" />
    </>
  ),
  interface: (
    <>
      <rect className="pr pr-f" x="50" y="22" width="200" height="128" rx="12" />
      <path className="ln" d="M0 100H300" />
      <circle className="me" cx="168" cy="100" r="9" />
      <rect className="pr" x="64" y="36" width="22" height="22" rx="6" />
      <path className="pr" d="M96 43h58M96 52h34" />
      <rect className="pr" x="194" y="36" width="42" height="20" rx="10" />
      <circle className="rw" cx="205" cy="46" r="6" />
      <rect className="soft" x="64" y="120" width="76" height="18" rx="5" />
      <rect className="pr" x="160" y="120" width="76" height="18" rx="5" />
    </>
  ),
};

/** `crossing` extends the line far beyond both sides of the box. */
export function ModuleDrawing({ id, crossing }: { id: ModuleId; crossing?: boolean }) {
  return (
    <svg viewBox="0 0 300 160" aria-hidden="true">
      {crossing && <path className="ln" d="M-2000 100H0M300 100H2300" />}
      {drawings[id]}
    </svg>
  );
}
