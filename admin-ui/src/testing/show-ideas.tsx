import { Route, Routes } from 'react-router';
import { IdeaGeneration } from '../idea-generation/IdeaGeneration';
import { IdeaPage } from '../idea-generation/page/IdeaPage';
import { ROUTES } from '../routes';
import { showScreen } from './show-screen';

/** Shows the list of ideas, the brainstorm or the page of one idea, whichever the end of the address says. */
export const showIdeas = (rest = '') =>
  showScreen(
    <Routes>
      <Route path={ROUTES.ideas} element={<IdeaGeneration />} />
      <Route path={`${ROUTES.ideas}/:id`} element={<IdeaPage />} />
    </Routes>,
    ROUTES.ideas + rest,
  );
