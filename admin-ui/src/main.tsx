import '@fontsource-variable/inter/wght.css';
// Before any component, because component styles must override these.
import './layout/theme/tokens.css';
import './layout/theme/base.css';
import './layout/theme/layout.css';
import './layout/theme/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Entrance } from './Entrance';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Entrance />
  </StrictMode>,
);
