import limits from '../api/limits.json';

export const MAX_NAME = limits.IdeaInput.name.maxLength;
export const MAX_ITEM = limits.IdeaItemInput.content.maxLength;
/** Both lists together. */
export const MAX_ITEMS = limits.IdeaInput.coreMechanics.maxItems;
export const MAX_QUESTION = limits.AssistRequestDto.question.maxLength;
export const MAX_MESSAGE = limits.ChatInput.message.maxLength;
export const MAX_INPUTS = limits.BrainstormRequestDto.inputs.maxItems;
export const MAX_CONSTRAINT = limits.BrainstormRequestDto.constraint.maxLength;
