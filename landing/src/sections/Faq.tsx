import { faqTitle, questions } from '../content';

export function Faq() {
  return (
    <section className="sec wrap" id="faq">
      <div className="faq">
        <h2>{faqTitle}</h2>
        <div>
          {questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {question}
                <svg viewBox="0 0 26 16" aria-hidden="true">
                  <path className="shut" d="M1 8h24" />
                  <path className="open" d="M1 14h9V3h15" />
                </svg>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
