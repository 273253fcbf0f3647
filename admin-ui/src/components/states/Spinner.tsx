import { useLate } from './use-late';

interface SpinnerProps {
  label: string;
  /** Text shown after two seconds. */
  slow: string;
  page?: boolean;
}

export function Spinner({ label, slow, page }: SpinnerProps) {
  const late = useLate(2000);
  return (
    <div className={page ? 'spinner-place page' : 'spinner-place'} role="status">
      <span className="spinner" aria-hidden="true" />
      {/* A new element: one that moved would count as a layout shift. */}
      <span key={String(late)} className={late ? 'below' : 'visually-hidden'}>
        {late ? slow : label}
      </span>
    </div>
  );
}

export function ScreenSpinner() {
  return <Spinner label="Loading" slow="Still loading this screen. Your connection is slow." />;
}
