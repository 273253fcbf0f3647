import OutlinedInput from '@mui/material/OutlinedInput';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertStyles, leaveOutStyles } from '../../testing/material-styles';
import { theme } from './theme';

beforeEach(insertStyles);
afterEach(leaveOutStyles);

it('aligns the text of a field with several lines with that of the others', () => {
  render(
    <ThemeProvider theme={theme}>
      <OutlinedInput multiline rows={3} />
    </ThemeProvider>,
  );
  const field = screen.getByRole('textbox');
  expect(getComputedStyle(field).padding).toBe('0px');
  expect(getComputedStyle(field).height).not.toBe('100%');
});
