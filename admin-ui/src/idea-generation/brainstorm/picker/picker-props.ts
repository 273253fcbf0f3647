import type { Idea } from '../../../api/types';
import type { BrainstormInput } from '../inputs';

export interface PickerProps {
  input: BrainstormInput;
  inputs: BrainstormInput[];
  /** Mine; undefined while they are read. */
  ideas: Idea[] | undefined;
  disabled: boolean;
  onChange: (change: Partial<BrainstormInput>) => void;
}
