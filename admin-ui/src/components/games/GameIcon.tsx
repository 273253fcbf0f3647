import { useState } from 'react';
import { pictureAddress } from './picture-address';
import './game-icon.css';

interface GameIconProps {
  url: string | null;
  title: string;
  size?: 'small' | 'row' | 'large';
}

/**
 * The game's icon, or its first letter when there is none or it fails to load. Decorative: the title stands beside
 * it.
 */
export function GameIcon({ url, title, size = 'row' }: GameIconProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || broken === url) {
    return (
      <span className={`game-icon ${size} missing`} aria-hidden="true">
        {firstLetter(title)}
      </span>
    );
  }
  return (
    <img
      className={`game-icon ${size}`}
      src={pictureAddress(url)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}

function firstLetter(title: string): string {
  return /[\p{L}\p{N}]/u.exec(title)?.[0].toUpperCase() ?? '?';
}
