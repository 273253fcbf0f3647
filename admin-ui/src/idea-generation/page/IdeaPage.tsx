import { useParams } from 'react-router';
import { useAddressWord } from '../../components/page/use-address';
import { BriefPage } from '../brief/BriefPage';
import { EngineProvider } from '../engine/EngineProvider';
import { OpenedIdea } from './OpenedIdea';
import '../ideas.css';

/** /admin/idea-generation/:id: the page of an idea, or its summary. */
export function IdeaPage() {
  const { id = '' } = useParams();
  const [view, setView] = useAddressWord('view');
  if (view === 'brief') return <BriefPage key={id} id={id} onBack={() => setView(null)} />;
  return (
    <EngineProvider>
      <OpenedIdea key={id} id={id} onBrief={() => setView('brief')} />
    </EngineProvider>
  );
}
