import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { useApi } from '../../api/queries/use-api';
import { ReadStates } from '../../components/lists/ListStates';
import { PromptsDialog } from '../../components/dialogs/PromptsDialog';
import { ScreenSpinner } from '../../components/states/Spinner';
import { Section } from '../Section';
import { ConnectionForm } from './ConnectionForm';

/** The connected model, for administrators. */
export function AiSection() {
  const read = useApi('/api/ai/connection');
  const { data } = read;
  const [showing, setShowing] = useState(false);
  return (
    <>
      <Section
        title="AI"
        anchor="ai"
        description={
          <>
            A model for analyses, brainstorms and chat: hosted, or on your own machine (Ollama, llama.cpp,
            vLLM). Without one the built-in engine answers and nothing leaves this installation.
          </>
        }
      >
        <ReadStates what="connection" rows={data} read={read} loading={<ScreenSpinner />}>
          {data && <ConnectionForm key={`${data.baseUrl} ${data.configured}`} connection={data} />}
        </ReadStates>
        <section className="card card-body stack tight" aria-label="What is sent">
          <h3>What is sent to the model</h3>
          <ul className="stack close text-13">
            <li>
              <b>Analyze a game</b>: title, category and store description.
            </li>
            <li>
              <b>Brainstorm</b>: selected items of the sources with their evidence, the beginning of each
              game’s store text, your constraint, and names, ranks and figures from the charts.
            </li>
            <li>
              <b>Chat and suggestions</b>: the whole idea, its chat, its source games with the beginning of
              their store texts, and names, ranks and figures from the charts.
            </li>
          </ul>
          <p className="text-13 muted">No prompt contains accounts, email addresses, revenue or keys.</p>
          <div>
            <Button label="What the model sees" size="small" onClick={() => setShowing(true)} />
          </div>
        </section>
        {showing && <PromptsDialog onClose={() => setShowing(false)} />}
      </Section>
    </>
  );
}
