import { pricing } from '../content';
import { CHART, costCurve, estimateView, type EstimateTexts } from '../estimate-view';
import { TIERS } from '../pricing';

const share = (revenue: number) => `${(100 * revenue) / CHART.revenue}%`;
const thousands = (amount: number) => (amount === 0 ? '$0' : `$${amount / 1000}k`);
/** Revenue labels of the chart. A phone hides the minor ones. */
const ticks = [
  { at: 0, minor: false },
  { at: 50_000, minor: true },
  { at: 150_000, minor: false },
  { at: 300_000, minor: true },
  { at: CHART.revenue, minor: false },
];

/** A prerendered text that `client/estimator` keeps up to date, by its mark. */
function Out({ name, texts }: { name: keyof EstimateTexts; texts: EstimateTexts }) {
  return <span data-out={name}>{texts[name]}</span>;
}

function CostChart() {
  const { x, y } = estimateView(CHART.start);
  const curve = costCurve();
  return (
    <div className="plot" aria-hidden="true">
      <svg viewBox="0 0 500 100" preserveAspectRatio="none">
        <path className="hl" d="M0 0H500M0 25H500M0 50H500M0 75H500M50 0V100M150 0V100" />
        <path className="soft" d={`M${curve}V100H0z`} />
        <path className="ln" d={`M${curve}`} />
      </svg>
      <svg className="over">
        {TIERS.map(({ name, from }, index) => (
          <text className={index === 0 ? 'z minor' : 'z'} key={name} x={share(from)} y="20" dx="8">
            {name}
          </text>
        ))}
        {[CHART.cost, CHART.cost / 2, 0].map((cost) => (
          <text className="y" key={cost} x="-10" y={`${100 - (100 * cost) / CHART.cost}%`} dy="4">
            {thousands(cost)}
          </text>
        ))}
        {ticks.map(({ at, minor }) => (
          <text
            className={minor ? 'x minor' : at === CHART.revenue ? 'x last' : 'x'}
            key={at}
            x={share(at)}
            y="100%"
            dy="54"
          >
            {thousands(at)}
          </text>
        ))}
        <line className="drop" id="drop" x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2="100%" />
        <svg id="player" x={`${x}%`} y={`${y}%`} overflow="visible">
          <rect className="me" x="-7" y="-15.5" width="14" height="14" rx="3" />
        </svg>
      </svg>
    </div>
  );
}

/** "What would I pay?": chart, slider and estimate. Without script it shows a typical game. */
export function Estimator() {
  const { texts, spoken } = estimateView(CHART.start);
  return (
    <div className="est" id="estimator">
      <div>
        <CostChart />
        <div className="slider">
          <input
            id="revenue"
            type="range"
            min="0"
            max={CHART.revenue}
            step={CHART.step}
            defaultValue={CHART.start}
            aria-label={pricing.slider}
            aria-valuetext={spoken}
          />
        </div>
      </div>
      <div className="sum">
        <p className="q">
          {pricing.before}
          <b>
            <Out name="revenue" texts={texts} />
          </b>
          {pricing.after}
        </p>
        <output htmlFor="revenue" data-out="total">
          {texts.total}
        </output>
        <dl>
          <div>
            <dt>{pricing.feeRow}</dt>
            <dd data-out="fee">{texts.fee}</dd>
          </div>
          <div>
            <dt data-out="growthLabel">{texts.growthLabel}</dt>
            <dd data-out="growth">{texts.growth}</dd>
          </div>
          <div>
            <dt data-out="scaleLabel">{texts.scaleLabel}</dt>
            <dd data-out="scale">{texts.scale}</dd>
          </div>
          <div>
            <dt>{pricing.keptRow}</dt>
            <dd data-out="kept">{texts.kept}</dd>
          </div>
        </dl>
        <p className="note">{pricing.note}</p>
      </div>
    </div>
  );
}
