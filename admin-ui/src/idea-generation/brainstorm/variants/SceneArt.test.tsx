import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SceneArt } from './SceneArt';

const draw = (place: string) =>
  [...render(<SceneArt place={place} color={1} />).container.querySelectorAll('path')].map((path) =>
    path.getAttribute('d'),
  );

it('draws tents, heights and water where the setting has them, and the town only for other places', () => {
  const town = draw('An old town full of locked houses.');
  const places = ['A traveling carnival.', 'A windswept steppe.', 'A Viking fjord.', 'A city of airships.'];
  const scenes = [town, ...places.map(draw)].map(String);
  expect(new Set(scenes).size).toBe(scenes.length);
});

it('leaves the picture empty where there is no place yet', () => {
  expect(draw('')).toEqual([null, null, null, null]);
});
