import type { ReactNode } from 'react';
import { howItWorks } from '../content';
import { SectionHead } from './SectionHead';

function Picks() {
  return (
    <div className="art picks" aria-hidden="true">
      {howItWorks.picks.map(({ label, picked }) => (
        <span className={picked ? 'pick is' : 'pick'} key={label}>
          {label}
        </span>
      ))}
    </div>
  );
}

function SdkCall() {
  return (
    <pre className="art code" aria-hidden="true">
      <i>{`// ${howItWorks.sketch}\n`}</i>
      kit.<b>start</b>
      {'({\n  game: '}
      <em>"your-game-key"</em>
      {',\n  modules: ['}
      <em>"mechanics"</em>
      {', '}
      <em>"levels"</em>
      {',\n    '}
      <em>"meta"</em>
      {']\n})'}
    </pre>
  );
}

function Mix() {
  return (
    <div className="art mix" aria-hidden="true">
      {howItWorks.mix.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

const player = <rect className="me" y="42" width="16" height="16" rx="3.5" />;

const pictures: { top: ReactNode; art: ReactNode }[] = [
  { top: player, art: <Picks /> },
  { top: null, art: <SdkCall /> },
  {
    top: (
      <>
        <path className="pr pr-ink" d="M34 59V10" />
        <path className="rw" d="M35 10l24 9-24 9z" />
        {player}
      </>
    ),
    art: <Mix />,
  },
];

export function HowItWorks() {
  return (
    <section className="sec wrap how" id="how-it-works">
      <SectionHead title={howItWorks.title} text={howItWorks.text} />
      <ol className="steps">
        {howItWorks.steps.map(({ title, text }, index) => (
          <li className="step" key={title}>
            {pictures[index]?.top && (
              <svg className="top" viewBox="0 0 60 60" aria-hidden="true">
                {pictures[index].top}
              </svg>
            )}
            <span className="no">{index + 1}</span>
            <h3>{title}</h3>
            <p>{text}</p>
            {pictures[index]?.art}
          </li>
        ))}
      </ol>
    </section>
  );
}
