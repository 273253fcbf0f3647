import { Button } from '../components/actions/Button';
import { useState } from 'react';
import { LazyOverlay } from '../components/dialogs/LazyOverlay';
import { lazyScreen } from '../components/states/lazy-screen';
import { useScreenActions } from '../components/actions/screen-actions';
import type { RuleScope } from './rule-terms';

const load = () => import('./RuleDialog').then((file) => file.RuleDialog);
const RuleDialog = lazyScreen(load);

interface NewRuleButtonProps {
  /** Initial scope of the rule. */
  scope: RuleScope;
  label?: string;
  /** Shortcut on the screen. */
  keys?: string;
  size?: 'small' | 'medium';
  primary?: boolean;
}

/** Opens the dialog for a new rule. */
export function NewRuleButton({
  scope,
  label = 'Alert me…',
  keys,
  size = 'medium',
  primary,
}: NewRuleButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useScreenActions([
    { icon: 'bell', label: label.replace('…', ''), ...(keys && { keys }), run: () => setOpen(true) },
    ...(keys ? [{ label: 'Between the parts of a rule, and between its alerts', keys: '←/→' }] : []),
  ]);
  return (
    <>
      <Button
        icon={label === 'Alert me…' ? 'bell' : 'plus'}
        label={label}
        size={size}
        aria-haspopup="dialog"
        {...(keys && { 'aria-keyshortcuts': keys })}
        primary={primary}
        onClick={() => setOpen(true)}
      />
      <LazyOverlay open={open} what="The new rule" load={load} onClose={close}>
        {open && <RuleDialog initial={scope} onClose={close} />}
      </LazyOverlay>
    </>
  );
}
