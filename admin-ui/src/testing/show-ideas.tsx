import { Route, Routes } from 'react-router';
import { IdeaGeneration } from '../idea-generation/IdeaGeneration';
import { IdeaPage } from '../idea-generation/page/IdeaPage';
import { ROUTES } from '../routes';
import { showScreen } from './show-screen';

/** Renders the list of ideas, the brainstorm or an idea's page, depending on the URL. */
export const showIdeas = (rest = '') =>
  showScreen(
    <Routes>
      <Route path={ROUTES.ideas} element={<IdeaGeneration />} />
      <Route path={`${ROUTES.ideas}/:id`} element={<IdeaPage />} />
    </Routes>,
    ROUTES.ideas + rest,
  );
