import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';
import { IconButton } from './IconButton';

it.each([
  ['a button', (props: object) => <Button label="Next" {...props} />],
  ['an icon button', (props: object) => <IconButton label="Next" icon="next" {...props} />],
])(
  'keeps the focus of %s while it is disabled, ignores clicks and lets the focus go on',
  async (_what, show) => {
    const onClick = vi.fn();
    const { rerender } = render(show({ onClick }));
    const button = screen.getByRole('button', { name: 'Next' });
    act(() => button.focus());
    rerender(show({ onClick, disabled: true }));
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    rerender(show({ onClick }));
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    rerender(show({ onClick, disabled: true }));
    await userEvent.tab();
    expect(button).toHaveProperty('disabled', true);
  },
);

it('does not submit a form from its disabled button', async () => {
  const onSubmit = vi.fn();
  const form = (disabled: boolean) => (
    <form onSubmit={onSubmit}>
      <Button label="Save" type="submit" disabled={disabled} />
    </form>
  );
  const { rerender, container } = render(form(false));
  act(() => within(container).getByRole('button', { name: 'Save' }).focus());
  rerender(form(true));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
