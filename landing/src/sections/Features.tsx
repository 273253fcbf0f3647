import { features, modules } from '../content';
import { ModuleDrawing } from '../drawings/ModuleDrawing';
import { SectionHead } from './SectionHead';

export function Features() {
  return (
    <section className="sec wrap" id="features">
      <SectionHead title={features.title} text={features.text} />
      <ul className="mods">
        {modules.map(({ id, name, text }) => (
          <li className="mod" key={id}>
            <ModuleDrawing id={id} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
