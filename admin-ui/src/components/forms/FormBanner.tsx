import { use, type ReactNode } from 'react';
import { describeErrorSentence } from '../../api/problem';
import { Banner } from '../states/Banner';
import { FormContext } from './form-context';

interface FormBannerProps {
  /** What did not work: "Failed to create tag". Without it the banner says only why, and nothing about fields. */
  failed?: string;
  /** What still holds: "The old one still works." */
  kept?: ReactNode;
}

/** Says that the last try failed; why, unless the fields say so. */
export function FormBanner({ failed, kept }: FormBannerProps) {
  const { failure } = use(FormContext);
  if (!failure) return null;
  const why = failure.atFields ? null : describeErrorSentence(failure.error);
  const title = failed ?? why;
  if (!title) return null;
  return (
    <Banner tone="error" title={title}>
      {failed && why && (
        <p>
          {why} {kept}
        </p>
      )}
    </Banner>
  );
}
