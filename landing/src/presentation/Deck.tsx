import type { ReactNode } from 'react';
import { BRAND, hero, howItWorks, links, notFound, pricing, tiers } from '../content';
import { Fade } from '../drawings/Fade';
import { ChartLine, GoalLine, LevelLine } from '../drawings/HeroLines';
import { ModuleDrawing } from '../drawings/ModuleDrawing';
import { deck, moduleSlides, type ModuleSlide } from './deck-content';

/** Number of slides before the first module. */
const BEFORE_MODULES = 2;

function Slide({ name, children, className }: { name: string; className: string; children: ReactNode }) {
  return (
    <section className={`slide ${className}`} aria-label={name}>
      {children}
    </section>
  );
}

function Opening() {
  return (
    <Slide name={deck.opening} className="opening">
      <p className="brand">
        <a href={notFound.home.href} target="_top">
          {BRAND}
        </a>
      </p>
      <h2>
        <span>
          {hero.headline[0]}
          <ChartLine ranks={hero.ranks} />
        </span>
        <span>
          {hero.headline[1]}
          <LevelLine />
        </span>
      </h2>
      <p className="claim">{deck.opening}</p>
      <p className="keys">
        <kbd>←</kbd>
        <kbd>→</kbd> {deck.keys[0]}
        <kbd>Home</kbd> {deck.keys[1]}
        <kbd>1</kbd>–<kbd>8</kbd> {deck.keys[2]}
        <kbd>F</kbd> {deck.keys[3]}
      </p>
    </Slide>
  );
}

function Overview() {
  return (
    <Slide name={deck.overview} className="overview">
      <h2>{deck.overview}</h2>
      <ol>
        {moduleSlides.map(({ id, name }, index) => (
          <li key={id}>
            <a href={`#${index + BEFORE_MODULES + 1}`}>
              <ModuleDrawing id={id} />
              {name}
            </a>
          </li>
        ))}
      </ol>
    </Slide>
  );
}

function ModuleSlideView({ slide, number }: { slide: ModuleSlide; number: number }) {
  return (
    <Slide name={slide.name} className="module">
      <p className="number">{number}</p>
      <h2>{slide.name}</h2>
      <p className="claim">{slide.claim}</p>
      <div className="band">
        <ModuleDrawing id={slide.id} crossing />
      </div>
      <dl>
        {deck.factLabels.map((label, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{slide.facts[index]}</dd>
          </div>
        ))}
      </dl>
    </Slide>
  );
}

function Steps() {
  return (
    <Slide name={deck.steps} className="climb">
      <h2>{deck.steps}</h2>
      <ol>
        {howItWorks.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Slide>
  );
}

function Price() {
  return (
    <Slide name={deck.price} className="price">
      <h2>{deck.price}</h2>
      <ul>
        {tiers.map(({ name, rate, range, support }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="rate">{rate}%</p>
            <p>
              {pricing.rate} {range}
            </p>
            <p>{support}</p>
          </li>
        ))}
      </ul>
      <p className="claim">
        <b>{pricing.fee}</b>
        {pricing.feeText} {deck.priceNote}
      </p>
    </Slide>
  );
}

function Ending() {
  return (
    <Slide name={deck.end} className="ending">
      <h2>{deck.end}</h2>
      <p>
        <a className="btn btn-1" href={links.getStarted.href} target="_top">
          {links.getStarted.label}
        </a>
      </p>
      <GoalLine />
    </Slide>
  );
}

/** The built-in deck. Without script the slides follow each other; `deck-player` shows one at a time. */
export function Deck() {
  return (
    <>
      <Fade />
      <main aria-label={deck.title}>
        <h1 className="sr">{deck.title}</h1>
        <Opening />
        <Overview />
        {moduleSlides.map((slide, index) => (
          <ModuleSlideView key={slide.id} slide={slide} number={index + 1} />
        ))}
        <Steps />
        <Price />
        <Ending />
      </main>
      <nav className="controls" aria-label={deck.controls.label}>
        <button type="button" id="previous" aria-label={deck.controls.previous}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M12 4l-6 6 6 6" />
          </svg>
        </button>
        <p id="place" role="status" />
        <button type="button" id="next" aria-label={deck.controls.next}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M8 4l6 6-6 6" />
          </svg>
        </button>
      </nav>
    </>
  );
}
