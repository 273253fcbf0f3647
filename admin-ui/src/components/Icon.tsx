/** Our own line icons, drawn on a 20 px grid, so that one family serves every screen. */
const PATHS = {
  menu: 'M3 5h14M3 10h14M3 15h14',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM13.5 13.5 17 17',
  bell: 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13ZM8.5 17.5h3',
  mute: 'M5 13.5V9a5 5 0 0 1 8.2-3.8M15 9v4.5l1.5 1.5H7M8.5 17.5h3M3 3l14 14',
  signOut: 'M8 3.5H4.5v13H8M12.5 6.5 16 10l-3.5 3.5M16 10H8',
  dashboard: 'M3 3h6v8H3ZM11 3h6v5h-6ZM11 10.5h6V17h-6ZM3 13.5h6V17H3Z',
  rankings: 'M3 17v-5h4v5M8 17V4h4v13M13 17V8.5h4V17',
  analyses: 'M5 3h10v14H5ZM7.5 10.5l2 2 3.5-4',
  idea: 'M7.5 14.5c0-2-2.5-2.7-2.5-6a5 5 0 0 1 10 0c0 3.3-2.5 4-2.5 6ZM8 17.5h4',
  tag: 'M3.5 3.5h6l7 7-6 6-7-7ZM7 7h.01',
  coin: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM12 7.8c-.4-.7-1.1-1-2-1-1.2 0-2 .6-2 1.6 0 2.3 4.2 1 4.2 3.3 0 1-.9 1.6-2.2 1.6-1 0-1.8-.4-2.2-1.1M10 5.5v9',
  box: 'M10 2.8 16.5 6.3v7.4L10 17.2l-6.5-3.5V6.3ZM3.7 6.4 10 9.8l6.3-3.4M10 9.8v7.2',
  plug: 'M7 3v4M13 3v4M5 7h10v3a5 5 0 0 1-10 0ZM10 15v3',
  inbox: 'M3 11.5 5 4h10l2 7.5V16H3ZM3 11.5h4l1 2h4l1-2h4',
  chart: 'M3 3v14h14M6 12.5l3.5-4 2.5 2.5 4-5.5',
  users:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c.4-3 2.5-4.5 5.5-4.5s5.1 1.5 5.5 4.5M13 3.8a3 3 0 0 1 0 5.5M15 12.3c1.7.6 2.7 2 3 4.2',
  gear: 'M10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM10 2.5v2.5M10 15v2.5M2.5 10H5M15 10h2.5M4.7 4.7l1.8 1.8M13.5 13.5l1.8 1.8M4.7 15.3l1.8-1.8M13.5 6.5l1.8-1.8',
  refresh:
    'M16.5 8A6.8 6.8 0 0 0 4.3 6.3L3 8M3 3.5V8h4.5M3.5 12a6.8 6.8 0 0 0 12.2 1.7L17 12M17 16.5V12h-4.5',
  close: 'M5 5l10 10M15 5 5 15',
  warning: 'M10 3 18 16.5H2ZM10 8v4M10 14.3v.01',
  done: 'M4 10.5 8.5 15 16.5 6',
  flask: 'M8 3h4M8.5 3v5L4 16.5h12L11.5 8V3M6.5 12.5h7',
  notMeasured: 'M10 16a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM5.8 14.2 14.2 5.8',
  android: 'M10 4 17 16H3Z',
  ios: 'M10 16a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4l2.5 2',
  back: 'M16 10H4M8.5 5.5 4 10l4.5 4.5',
  external: 'M8 4H4v12h12v-4M11 3.5h5.5V9M16.5 3.5 9.5 10.5',
  play: 'M6.5 4.2v11.6L15.8 10Z',
  upload: 'M10 13V4M6.2 7.5 10 3.7l3.8 3.8M3.5 12.5v4h13v-4',
  stop: 'M5.5 5.5h9v9h-9Z',
  info: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 9.3v4M10 6.6v.01',
  sun: 'M10 13.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM10 2.5v1.6M10 15.9v1.6M2.5 10h1.6M15.9 10h1.6M4.7 4.7l1.1 1.1M14.2 14.2l1.1 1.1M4.7 15.3l1.1-1.1M14.2 5.8l1.1-1.1',
  moon: 'M16.3 12.2A6.8 6.8 0 0 1 7.8 3.7a6.8 6.8 0 1 0 8.5 8.5Z',
  screen: 'M3 4h14v9.5H3ZM7 17h6M10 13.5V17',
  more: 'M4 10a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0ZM9.5 10a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0ZM15 10a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0Z',
  plus: 'M10 4v12M4 10h12',
  copy: 'M7 7h9.5v9.5H7ZM4.5 13H3.5V3.5H13v1',
  download: 'M10 3.5V13M6.2 9.3 10 13l3.8-3.7M3.5 12.5v4h13v-4',
  mail: 'M2.5 4.5h15v11h-15ZM3 5l7 6 7-6',
  shield: 'M10 2.8 16 5v4.5c0 3.7-2.4 6.4-6 7.7-3.6-1.3-6-4-6-7.7V5ZM7.3 9.8l2 2 3.4-3.8',
  lock: 'M4.5 9h11v7.5h-11ZM6.8 9V6.7a3.2 3.2 0 0 1 6.4 0V9',
  eye: 'M2.5 10c2-3.3 4.5-5 7.5-5s5.5 1.7 7.5 5c-2 3.3-4.5 5-7.5 5s-5.5-1.7-7.5-5ZM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  phone: 'M6 2.8h8v14.4H6ZM9 14.8h2',
  trash: 'M3.5 5.5h13M8 5.5V3.3h4v2.2M5 5.5l.8 11.2h8.4L15 5.5M8.3 8.5v5M11.7 8.5v5',
  ai: 'M9 3l1.5 4.5L15 9l-4.5 1.5L9 15l-1.5-4.5L3 9l4.5-1.5ZM15.5 13.5v4M13.5 15.5h4',
  compare: 'M3.5 4h5v12h-5ZM11.5 4h5v12h-5ZM5 8h2M13 8h2M5 11h2',
  history: 'M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7M3.5 3.5V7H7M10 6.5V10l2.5 1.5',
  edit: 'M4 16l.8-3.4L13 4.4a1.6 1.6 0 0 1 2.3 0l.3.3a1.6 1.6 0 0 1 0 2.3L7.4 15.2ZM11.5 6l2.5 2.5',
  minus: 'M4.5 10h11',
  pin: 'M7 3h6l-.8 5.2L15 11H5l2.8-2.8ZM10 11v6',
  swap: 'M4 7h12M13 4l3 3-3 3M16 13H4M7 10l-3 3 3 3',
  twist: 'M4 5c6 0 6 10 12 10M4 15c6 0 6-10 12-10M13.5 2.8 16 5l-2.5 2.2M13.5 12.8 16 15l-2.5 2.2',
  stair: 'M3 16.5h4v-4h4v-4h4v-4h2',
  map: 'M3 5l4.5-2 5 2L17 3v12l-4.5 2-5-2L3 17ZM7.5 3v12M12.5 5v12',
  send: 'M3 10 17 3.5 13 17l-3.5-5.5ZM9.5 11.5 17 3.5',
  unfold: 'M5 7.5l5 5 5-5',
  grip: 'M7.5 5h.01M7.5 10h.01M7.5 15h.01M12.5 5h.01M12.5 10h.01M12.5 15h.01',
  undo: 'M3.5 7.5h8.8a4.2 4.2 0 0 1 0 8.4H7M6.8 4 3.3 7.5 6.8 11',
  print: 'M6 7V3h8v4M6 13.5H3.5V7h13v6.5H14M6 11.5h8V17H6Z',
  chevron: 'M5.5 8 10 12.5 14.5 8',
  rise: 'M10 16V4.5M5 9.5l5-5 5 5',
  fall: 'M10 4v11.5M5 10.5l5 5 5-5',
  star: 'M10 3l2.1 4.6 5 .6-3.7 3.4 1 4.9-4.4-2.5-4.4 2.5 1-4.9L2.9 8.2l5-.6Z',
  fold: 'M3 3.5h14v13H3ZM8 3.5v13M14 7.5 11.5 10l2.5 2.5',
  unfoldSide: 'M3 3.5h14v13H3ZM8 3.5v13M11.5 7.5 14 10l-2.5 2.5',
  pulse: 'M2.5 10.5h3.2L8 5l4 10.5 2.2-5h3.3',
  enter: 'M9 4h7v12H9M3 10h9M9 7l3 3-3 3',
  leave: 'M11 4H4v12h7M8 10h9M14 7l3 3-3 3',
  peak: 'M2.5 16 8 6l3.5 6 2-3 4 7Z',
  crown: 'M3.5 15V6l3.8 3.5L10 4.5l2.7 5L16.5 6v9Z',
  rocket: 'M10 2.8c3 2 4.2 4.7 4.2 8L12 14H8l-2.2-3.2c0-3.3 1.2-6 4.2-8ZM8.3 17h3.4M10 7.8v.01',
  letters: 'M4 6.5V4.5h12v2M10 4.5v11M7.5 15.5h5',
  picture:
    'M6 3.5h8A2.5 2.5 0 0 1 16.5 6v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 14V6A2.5 2.5 0 0 1 6 3.5ZM10 12.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Z',
  shots: 'M3.5 3.5h7v13h-7ZM13 5h3.5v10H13',
  next: 'M4 10h12M11.5 5.5 16 10l-4.5 4.5',
  bookmark: 'M5.5 3h9v14L10 13.5 5.5 17Z',
  keys: 'M2.5 5h15v10h-15ZM5.5 8h.01M8.5 8h.01M11.5 8h.01M14.5 8h.01M6.5 12h7',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  className?: string;
}

/** Decoration only: the text beside it, or the button's label, says what it means. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
