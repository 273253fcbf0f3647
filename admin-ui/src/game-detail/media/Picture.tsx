import { useState } from 'react';
import { Icon } from '../../components/text/Icon';
import { pictureAddress } from '../../components/games/picture-address';

interface PictureProps {
  url: string;
  alt: string;
  className?: string;
}

/** A store image, or a placeholder when it fails to load. */
export function Picture({ url, alt, className = '' }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === url) {
    return (
      <span className={`picture missing ${className}`}>
        <Icon name="notMeasured" />
        <span className="text-12">Could not be loaded</span>
      </span>
    );
  }
  return (
    <img
      className={`picture ${className}`}
      src={pictureAddress(url)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
