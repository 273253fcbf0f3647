import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { Card } from '../../components/page/Card';
import { ScreenBoundary } from '../../components/states/ScreenBoundary';
import { lazyScreen } from '../../components/states/lazy-screen';
import { NotFetched, type StoreFetch } from '../NotFetched';
import type { GameView } from '../game-view';
import { Picture } from './Picture';
import { toVideo, type Video } from './video';
import './media.css';

const Lightbox = lazyScreen(() => import('./Lightbox').then((file) => file.Lightbox));

/** Screenshots and the video, whose host is contacted only when the user plays it. */
export function Screenshots({ view, fetch }: { view: GameView; fetch: StoreFetch }) {
  const { title } = view;
  const screenshots = [...new Set(view.screenshots)];
  const video = toVideo(view.videoUrl);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Card title="Screenshots & Video">
      {(video || screenshots.length > 0) && (
        <ul className="screenshots" aria-label="Screenshots and video">
          {video && <VideoPlace {...video} title={title} />}
          {screenshots.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                className="screenshot"
                aria-label={`Enlarge screenshot ${index + 1} of ${screenshots.length}`}
                onClick={() => setOpen(index)}
              >
                <Picture url={url} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {screenshots.length === 0 && <NotFetched text="No screenshots available" {...fetch} />}
      {open !== null && (
        <ScreenBoundary loading={null}>
          <Lightbox
            urls={screenshots}
            title={title}
            at={open}
            onMove={setOpen}
            onClose={() => setOpen(null)}
          />
        </ScreenBoundary>
      )}
    </Card>
  );
}

function VideoPlace({ kind, src, title }: Video & { title: string }) {
  const [playing, setPlaying] = useState(false);
  const [broken, setBroken] = useState(false);
  const name = `Video of ${title}`;
  return (
    <li className="video-place well">
      {broken ? (
        <span className="text-12">Could not be loaded</span>
      ) : !playing ? (
        <Button icon="play" label="Play video" onClick={() => setPlaying(true)} />
      ) : kind === 'file' ? (
        <video src={src} aria-label={name} controls autoPlay onError={() => setBroken(true)} />
      ) : (
        <iframe src={src} title={name} allow="fullscreen" referrerPolicy="strict-origin-when-cross-origin" />
      )}
    </li>
  );
}
