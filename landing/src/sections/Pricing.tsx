import { pricing, tiers } from '../content';
import { estimate, usd } from '../pricing';
import { Estimator } from './Estimator';
import { SectionHead } from './SectionHead';

function PriceTable() {
  const { caption, columns, revenues } = pricing.table;
  return (
    <table className="three">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {revenues.map(estimate).map(({ revenue, fee, commission, total }) => (
          <tr key={revenue}>
            <th scope="row">{usd(revenue)}</th>
            <td>{usd(fee)}</td>
            <td>{usd(commission)}</td>
            <td>{usd(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Pricing() {
  return (
    <section className="sec wrap" id="pricing">
      <SectionHead title={pricing.title} text={pricing.text} />
      <div className="tiers">
        {tiers.map(({ name, rate, range, support }) => (
          <div className="tier" key={name}>
            <h3>{name}</h3>
            <div className="rate">
              {rate}
              <small>
                %<span> {pricing.rate}</span>
              </small>
            </div>
            <p>{range}</p>
            <p className="sup">{support}</p>
          </div>
        ))}
      </div>
      <p className="fee">
        <b>{pricing.fee}</b>
        {pricing.feeText}
      </p>
      <Estimator />
      <PriceTable />
    </section>
  );
}
