import { ToggleChoice } from '../components/filters/ToggleChoice';
import { Navigate, useNavigate } from 'react-router';
import { PageHead } from '../components/page/PageHead';
import { useScreenActions } from '../components/actions/screen-actions';
import { useAddressWord } from '../components/page/use-address';
import { ideaPath } from '../routes';
import { BrainstormMode } from './brainstorm/BrainstormMode';
import { EngineProvider } from './engine/EngineProvider';
import { RawMode } from './RawMode';
import './ideas.css';

/** /admin/idea-generation: the list of ideas, or brainstorming. */
export function IdeaGeneration() {
  const navigate = useNavigate();
  const [word, setMode] = useAddressWord('mode');
  const mode = word === 'brainstorm' ? 'brainstorm' : 'raw';
  const other = mode === 'raw' ? 'brainstorm' : 'raw';
  const change = (next: typeof mode) => setMode(next === 'raw' ? null : next);
  useScreenActions([
    { icon: 'idea', label: other === 'raw' ? 'Raw Idea' : 'Brainstorm', run: () => change(other) },
  ]);
  // Redirects old links, from when ideas had no page of their own.
  const [idea] = useAddressWord('idea');
  if (idea) return <Navigate to={ideaPath(idea)} replace />;
  const modes = (
    <ToggleChoice<typeof mode>
      label="Mode"
      value={mode}
      options={[
        ['raw', 'Raw Idea'],
        ['brainstorm', 'Brainstorm'],
      ]}
      onChange={change}
    />
  );
  if (mode === 'raw') return <RawMode modes={modes} onBrainstorm={() => change('brainstorm')} />;
  return (
    <EngineProvider>
      <PageHead
        title="Idea Generation"
        asOf={<span>Up to 3 sources, five variants to choose from</span>}
        actions={modes}
      />
      <BrainstormMode onMade={({ id }) => void navigate(ideaPath(id))} />
    </EngineProvider>
  );
}
