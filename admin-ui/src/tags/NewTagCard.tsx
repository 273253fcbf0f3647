import { useState } from 'react';
import { create } from '../api/send-api';
import { Card } from '../components/page/Card';
import { FormBanner } from '../components/forms/FormBanner';
import { SaveForm } from '../components/forms/SaveForm';
import { SubmitButton } from '../components/forms/SubmitButton';
import { TagInputs, type TagFields } from './TagInputs';

/** Creates a tag from a name and an optional description. */
export function NewTagCard() {
  const [createdName, setCreatedName] = useState<string | null>(null);
  const make = async (fields: TagFields) => {
    setCreatedName(null);
    setCreatedName((await create('/api/tags', { body: fields })).name);
  };
  return (
    <Card title="Create New Tag">
      <SaveForm<TagFields>
        className="stack"
        input="TagInput"
        draft="new tag"
        warnWhenUnsavedChanges
        onSubmit={make}
      >
        <FormBanner errorTitle="Failed to create tag" />
        <TagInputs />
        <div className="row between">
          <span className="text-13 muted cut" role="status">
            {createdName && `Tag “${createdName}” created.`}
          </span>
          <SubmitButton>Create Tag</SubmitButton>
        </div>
      </SaveForm>
    </Card>
  );
}
