import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Idea, Variant } from '../../../api/types';
import { VariantCard } from './VariantCard';

interface VariantListProps {
  variants: Variant[];
  selected: string[];
  saved: Record<string, Idea>;
  saving: boolean;
  onSelect: (id: string, selected: boolean) => void;
  onSave: (variant: Variant) => void;
  onOpen: (idea: Idea) => void;
}

const FORWARD: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Cards with keyboard navigation: arrows move, `x` selects, `s` saves. */
export function VariantList(props: VariantListProps) {
  const { variants, selected, saved, saving, onSelect, onSave, onOpen } = props;
  const list = useRef<HTMLOListElement>(null);
  const isEmpty = variants.length === 0;
  useEffect(() => {
    // The key or button that asked for them no longer has the focus.
    const hasFocus = document.activeElement?.matches('a, button, input, select, textarea, [role]');
    if (!isEmpty && !hasFocus) list.current?.querySelector<HTMLElement>('[data-variant]')?.focus();
  }, [isEmpty]);
  const onKeyDown = (event: KeyboardEvent) => {
    const card = (event.target as HTMLElement).closest<HTMLElement>('[data-variant]');
    const variant = variants.find(({ id }) => id === card?.dataset.variant);
    if (!card || !variant || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = FORWARD[event.key];
    if (by) {
      const next = by > 0 ? card.nextElementSibling : card.previousElementSibling;
      if (next instanceof HTMLElement) next.focus();
    } else if (event.key === 'x') onSelect(variant.id, !selected.includes(variant.id));
    else if (event.key === 's' && !saved[variant.id]) onSave(variant);
    else return;
    event.preventDefault();
  };
  return (
    <ol ref={list} className="variants" onKeyDown={onKeyDown}>
      {variants.map((variant, at) => (
        <VariantCard
          key={variant.id}
          variant={variant}
          number={at}
          selected={selected.includes(variant.id)}
          idea={saved[variant.id]}
          saving={saving}
          onSelect={(on) => onSelect(variant.id, on)}
          onSave={() => onSave(variant)}
          onOpen={onOpen}
        />
      ))}
    </ol>
  );
}
