import type { Idea } from '../../api/types';
import { Card } from '../../components/page/Card';
import { Chip } from '../../components/text/chips';
import { CONCEPT_FIELDS, LOOP_STEPS, countFilled } from '../concept-fields';
import type { IdeaEditor } from '../editor/idea-editor';
import { ComparablesField } from './ComparablesField';
import { EditableField } from './EditableField';

interface ConceptCardProps {
  idea: Idea;
  editor: IdeaEditor;
}

/** The concept: core loop in three steps, then the other fields in two columns. */
export function ConceptCard({ idea, editor }: ConceptCardProps) {
  const { filled, of } = countFilled(idea);
  return (
    <Card
      title="Concept"
      mark={<Chip>{filled === of ? `all ${of} fields filled` : `${filled} of ${of} fields filled`}</Chip>}
      bare
    >
      <h3 className="text-12 muted pad">Core loop</h3>
      <div className="cells three">
        {LOOP_STEPS.map((words) => (
          <EditableField key={words.field} definition={words} idea={idea} editor={editor} />
        ))}
      </div>
      <div className="cells">
        {CONCEPT_FIELDS.map((words) => (
          <EditableField
            key={words.field}
            definition={words}
            idea={idea}
            editor={editor}
            className={words.field === 'firstTest' ? 'wide' : ''}
          />
        ))}
        <ComparablesField idea={idea} editor={editor} />
      </div>
    </Card>
  );
}
