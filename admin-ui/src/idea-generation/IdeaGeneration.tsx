import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PageHead } from '../components/PageHead';
import { useScreenActions } from '../components/screen-actions';
import { EngineProvider } from './engine/EngineProvider';
import { RawMode } from './RawMode';
import { useIdeaAddress, type IdeaMode } from './address';
import { BrainstormMode } from './brainstorm/BrainstormMode';
import { BriefPage } from './brief/BriefPage';
import './ideas.css';

/** /admin/idea-generation: my ideas, one of them opened, or the table where new ones are mixed. */
export function IdeaGeneration() {
  const { address, go } = useIdeaAddress();
  const other = address.mode === 'raw' ? 'brainstorm' : 'raw';
  useScreenActions([
    { icon: 'idea', label: other === 'raw' ? 'Raw Idea' : 'Brainstorm', run: () => go({ mode: other }) },
  ]);
  if (address.idea && address.brief) {
    return <BriefPage key={address.idea} id={address.idea} onBack={() => go({ brief: false })} />;
  }
  const modes = (
    <ToggleButtonGroup
      exclusive
      aria-label="Mode"
      value={address.mode}
      onChange={(_event, mode: IdeaMode | null) => mode && go({ mode })}
    >
      <ToggleButton value="raw">Raw Idea</ToggleButton>
      <ToggleButton value="brainstorm">Brainstorm</ToggleButton>
    </ToggleButtonGroup>
  );
  if (address.mode === 'raw') {
    return (
      <EngineProvider>
        <RawMode modes={modes} />
      </EngineProvider>
    );
  }
  return (
    <EngineProvider>
      <PageHead
        title="Idea Generation"
        asOf={<span>Up to 3 sources, five variants to choose from</span>}
        actions={modes}
      />
      <BrainstormMode onMade={(idea) => go({ mode: 'raw', idea: idea.id, page: 1 })} />
    </EngineProvider>
  );
}
