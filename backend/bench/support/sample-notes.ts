import type { NoteKind } from '../../src/ai/version-notes/version-notes.js';

/** Release notes written in the style of the stores, with what a careful reader finds in them. */
export const sampleNotes: readonly { notes: string; kinds: NoteKind[] }[] = [
  {
    notes:
      '🏝️ Season 12: Tidebreakers is LIVE!\n• 60 tiers of loot in the new pass\n• Climb the ladder again – ranks have been reset\n• Squashed a few bugs',
    kinds: ['season', 'battle_pass'],
  },
  {
    notes:
      'Thanks for playing! We regularly update the game to make it better for you. This version contains bug fixes and small improvements.',
    kinds: ['fixes_only'],
  },
  {
    notes:
      '🎉 Big news! Hello Kitty and her friends drop by the bakery until 14 March. Collect all 12 themed cupcakes!',
    kinds: ['collaboration'],
  },
  {
    notes: 'Try Duel Rush, our brand-new 1v1 mode! Beat three rivals in a row and take the pot.',
    kinds: ['new_mode'],
  },
  { notes: '30 new levels! New episode: Candle Caverns. Have a sweet week!', kinds: [] },
  {
    notes: 'You can now trade duplicate cards with your clan mates. Also: faster loading.',
    kinds: ['new_mechanic'],
  },
  {
    notes:
      '- Fixed a crash on startup on some older phones\n- Fixed missing sound in level 214\n- Updated SDKs',
    kinds: ['fixes_only'],
  },
  {
    notes: 'Winter season has begun ❄️ New skins, a snowy map and gifts every day until January 6.',
    kinds: ['season'],
  },
  {
    notes: 'The crossover with Street Fighter starts now! Play as Ryu in the limited Arcade Gauntlet mode.',
    kinds: ['collaboration', 'new_mode'],
  },
  {
    notes: 'Happy Halloween! 🎃 Spooky decorations, 3 new costumes and a pumpkin hunt all week long.',
    kinds: [],
  },
  { notes: 'Fehlerbehebungen und Leistungsverbesserungen.', kinds: ['fixes_only'] },
  {
    notes: 'Neuer Modus: Endlosfahrt! Wie weit kommst du? Außerdem kleinere Korrekturen.',
    kinds: ['new_mode'],
  },
  { notes: 'シーズン5開幕!新しいバトルパスで限定スキンを手に入れよう。', kinds: ['season', 'battle_pass'] },
  { notes: 'Correction de bugs et amélioration des performances.', kinds: ['fixes_only'] },
  {
    notes: '¡Colaboración con Godzilla! Del 3 al 17 de mayo, consigue su aspecto exclusivo.',
    kinds: ['collaboration'],
  },
  { notes: 'Minor tweaks under the hood for smoother gameplay. 🙌', kinds: ['fixes_only'] },
  {
    notes: 'Get ready for the Spring Season: new leagues, new rewards, new road to Legend!',
    kinds: ['season'],
  },
  {
    notes: 'Introducing Pets! Hatch eggs and let your companion dig up coins while you play. Bug fixes too.',
    kinds: ['new_mechanic'],
  },
  { notes: 'Co-op is here! Team up with a friend in the new two-player mode.', kinds: ['new_mode'] },
  {
    notes: 'The Royal Pass returns with 40 steps of rewards and an exclusive crown.',
    kinds: ['battle_pass'],
  },
  {
    notes: 'We have teamed up with LEGO® for a month full of bricks. Limited-time event starts on Friday.',
    kinds: ['collaboration'],
  },
  { notes: 'What is new? 50 fresh puzzles and a cozy autumn theme. Enjoy!', kinds: [] },
  { notes: '修复了一些已知问题,优化了游戏体验。', kinds: ['fixes_only'] },
  { notes: '새로운 모드 "무한의 탑"이 추가되었습니다! 버그 수정.', kinds: ['new_mode'] },
  { notes: 'Nova temporada! Suba no ranking e ganhe recompensas exclusivas.', kinds: ['season'] },
  { notes: 'Bugfixes and optimisations.', kinds: ['fixes_only'] },
  {
    notes: 'Heroes can now be awakened a second time. A new forge lets you melt old gear into dust.',
    kinds: ['new_mechanic'],
  },
  {
    notes: 'Season of Dragons × How to Train Your Dragon: meet Toothless in the arena!',
    kinds: ['collaboration', 'season'],
  },
  { notes: 'Easter event: find 20 hidden eggs between April 1 and April 9 🐣', kinds: [] },
  {
    notes: 'Gold Pass subscribers get double stars. New: build your own levels with the level editor!',
    kinds: ['new_mechanic', 'battle_pass'],
  },
  { notes: 'We squished a handful of pesky bugs and oiled the gears. 🐛', kinds: ['fixes_only'] },
  { notes: 'Night Market is a whole new way to play: 60 seconds, one stall, no mercy!', kinds: ['new_mode'] },
  { notes: 'Chapter 4 Season 2 kicks off on June 3 with a new map.', kinds: ['season'] },
  { notes: 'SpongeBob has moved in! Visit his pineapple until the 30th.', kinds: ['collaboration'] },
  { notes: 'Your farmers can now go fishing. Build the pier at level 14.', kinds: ['new_mechanic'] },
  { notes: '25 new levels and a fresh coat of paint for the menus.', kinds: [] },
  { notes: 'Oprava chyb.', kinds: ['fixes_only'] },
  { notes: 'Melhorias gerais e correção de erros.', kinds: ['fixes_only'] },
  { notes: 'Le pass de combat est de retour avec 50 paliers !', kinds: ['battle_pass'] },
  { notes: 'Новый режим «Осада» и 10 новых карт.', kinds: ['new_mode'] },
  { notes: 'Frohe Weihnachten! Neue Level und ein Adventskalender.', kinds: [] },
  { notes: '「ゴジラ」コラボ開催!限定キャラをゲットしよう。', kinds: ['collaboration'] },
  { notes: '새로운 시즌이 시작됩니다! 순위 보상을 확인하세요.', kinds: ['season'] },
  { notes: 'Nueva función: intercambia cromos con tus amigos.', kinds: ['new_mechanic'] },
  { notes: 'Stability improvements. No new content this time, sorry!', kinds: ['fixes_only'] },
  { notes: 'S9 is here. New pass, new skins, new leaderboard.', kinds: ['season', 'battle_pass'] },
];
