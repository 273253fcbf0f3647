import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Listing } from '../api/types';
import { Card } from '../components/Card';
import { Icon } from '../components/Icon';
import { videoFrame } from './video-frame';

interface ScreenshotsProps {
  listing: Listing | undefined;
  title: string;
}

/** Pictures and, when there is one, the video; the video's host is asked only once somebody wants to see it. */
export function Screenshots({ listing, title }: ScreenshotsProps) {
  const screenshots = listing?.screenshots ?? [];
  const video = videoFrame(listing?.videoUrl ?? null);
  return (
    <Card title="Screenshots & Video">
      {(video || screenshots.length > 0) && (
        <ul className="screenshots" tabIndex={0} aria-label="Screenshots and video">
          {video && <Video src={video} title={title} />}
          {screenshots.map((url, index) => (
            <li key={url}>
              <img
                src={url}
                alt={`Screenshot ${index + 1} of ${title}`}
                loading="lazy"
                decoding="async"
                referrerPolicy="no-referrer"
              />
            </li>
          ))}
        </ul>
      )}
      {screenshots.length === 0 && <p className="muted">No screenshots available</p>}
    </Card>
  );
}

function Video({ src, title }: { src: string; title: string }) {
  const [playing, setPlaying] = useState(false);
  return (
    <li className="video-place">
      {playing ? (
        <iframe src={src} title={`Video of ${title}`} allow="fullscreen" />
      ) : (
        <Button onClick={() => setPlaying(true)}>
          <Icon name="play" />
          Play video
        </Button>
      )}
    </li>
  );
}
