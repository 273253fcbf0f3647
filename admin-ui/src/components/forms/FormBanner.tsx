import { use, type ReactNode } from 'react';
import { describeErrorSentence } from '../../api/problem';
import { Banner } from '../states/Banner';
import { FormContext } from './form-context';

interface FormBannerProps {
  /** What failed: "Failed to create tag". Without it only the reason is shown. */
  errorTitle?: string;
  /** What is unaffected: "The old one still works." */
  unaffected?: ReactNode;
}

/** Reports that the last submit failed; states the reason unless the fields do. */
export function FormBanner({ errorTitle, unaffected }: FormBannerProps) {
  const { failure } = use(FormContext);
  if (!failure) return null;
  const why = failure.atFields ? null : describeErrorSentence(failure.error);
  const title = errorTitle ?? why;
  if (!title) return null;
  return (
    <Banner tone="error" title={title}>
      {errorTitle && why && (
        <p>
          {why} {unaffected}
        </p>
      )}
    </Banner>
  );
}
