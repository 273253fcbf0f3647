import { SmallPage } from '../SmallPage';
import type { LegalText } from './legal-content';

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <SmallPage>
      <article className="legal wrap">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        {text.sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <div>
              {section.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </article>
    </SmallPage>
  );
}
