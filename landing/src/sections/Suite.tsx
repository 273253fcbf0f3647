import { suite } from '../content';
import { Screenshot } from './Screenshot';
import { SectionHead } from './SectionHead';

export function Suite() {
  return (
    <section className="sec wrap" id="research">
      <SectionHead title={suite.title} text={suite.text} />
      <dl className="suite">
        {suite.parts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <figure className="suite-shot">
        <Screenshot name="idea" alt={suite.idea.alt} />
        <figcaption>{suite.idea.caption}</figcaption>
      </figure>
    </section>
  );
}
