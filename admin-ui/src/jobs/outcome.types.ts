export interface Outcome {
  tone: 'error' | 'note' | 'good';
  title: string;
  detail: string | null;
}
