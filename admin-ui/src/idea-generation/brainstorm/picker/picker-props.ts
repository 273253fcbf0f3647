import type { Idea } from '../../../api/types';
import type { BrainstormInput } from '../inputs';

export interface PickerProps {
  input: BrainstormInput;
  inputs: BrainstormInput[];
  /** The user's ideas; undefined while loading. */
  ideas: Idea[] | undefined;
  disabled: boolean;
  onChange: (change: Partial<BrainstormInput>) => void;
}
