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
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M1 8h14" />
                  <path className="shut" d="M8 1v14" />
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
